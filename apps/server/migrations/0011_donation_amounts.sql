-- The smallest donation, the price of one (a lamp, a meal) and the sums that are suggested belong to the purpose.
-- All are in ngultrum, like the target.
ALTER TABLE donation_purposes
  ADD COLUMN minimum_amount bigint NOT NULL DEFAULT 1000 CHECK (minimum_amount BETWEEN 1 AND 99999999999),
  ADD COLUMN unit_amount bigint CHECK (unit_amount BETWEEN 1 AND 99999999999),
  ADD COLUMN unit_name text,
  ADD COLUMN unit_plural text,
  ADD COLUMN suggested_amounts bigint[] NOT NULL DEFAULT '{10000,50000,100000,250000,500000}'
    CHECK (cardinality(suggested_amounts) <= 8 AND 1 <= ALL (suggested_amounts)),
  ADD CONSTRAINT donation_purposes_unit_whole CHECK (num_nonnulls(unit_amount, unit_name, unit_plural) IN (0, 3));

-- Up to now the donation page knew purposes for lamps by their name; from here on the purpose says it.
UPDATE donation_purposes
  SET unit_amount = 5000, unit_name = 'lamp', unit_plural = 'lamps', suggested_amounts = '{5000,35000,50000,105000,540000}'
  WHERE name ~* '\ylamps\y';
