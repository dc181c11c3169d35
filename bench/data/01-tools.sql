-- What the other files lean on; all of it is gone with the session. The caller has made `bench` (members,
-- donations, waiting, now) and `names` (given, female, male, third, occupations).
CREATE FUNCTION pg_temp.uuid_of(kind text, n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT overlay(overlay(md5(kind || n::text) PLACING '4' FROM 13 FOR 1) PLACING '8' FROM 17 FOR 1)::uuid
$$;
-- A number from 0 to sides - 1 that looks like chance and is the same in every run.
CREATE FUNCTION pg_temp.chance(seed integer, n bigint, sides integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT ((hashint8extended(n, seed) & 9223372036854775807) % sides)::integer
$$;
-- The same, with the first ones far more often than the last, as names are.
CREATE FUNCTION pg_temp.often(seed integer, n bigint, sides integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT (power((hashint8extended(n, seed) & 1048575) / 1048576.0::float8, 1.7) * sides)::integer % sides
$$;
-- What Luhn's rule makes of a digit that is doubled.
CREATE FUNCTION pg_temp.doubled(digit bigint) RETURNS bigint LANGUAGE sql IMMUTABLE AS $$
  SELECT 2 * digit - 9 * (digit > 4)::integer
$$;
-- KM-0000018, as contract/values/codes.ts makes it.
CREATE FUNCTION pg_temp.code(prefix text, n bigint) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT prefix || '-' || lpad(n::text, greatest(6, length(n::text)), '0') || ((10 - (
    pg_temp.doubled(n % 10) + n / 10 % 10 + pg_temp.doubled(n / 100 % 10) + n / 1000 % 10
    + pg_temp.doubled(n / 10000 % 10) + n / 100000 % 10 + pg_temp.doubled(n / 1000000 % 10) + n / 10000000 % 10
  ) % 10) % 10)::text
$$;
-- K7M4-2QXP, as contract/values/codes.ts makes it; another for every n.
CREATE FUNCTION pg_temp.reference(n bigint) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  signs CONSTANT text := '23456789ABCDEFGHJKMNPQRSTVWXYZ';
  rest bigint := (n * 7919000027) % 21870000000;
  body text := '';
  sum integer := 0;
  digit integer;
BEGIN
  FOR place IN 0..6 LOOP
    digit := rest % 30;
    rest := rest / 30;
    body := substr(signs, digit + 1, 1) || body;
    sum := sum + CASE WHEN place % 2 = 1 THEN digit WHEN digit < 15 THEN 2 * digit ELSE 2 * digit - 29 END;
  END LOOP;
  body := body || substr(signs, (30 - sum % 30) % 30 + 1, 1);
  RETURN left(body, 4) || '-' || right(body, 4);
END $$;
-- Half past ten in Bhutan, and a little later for each.
CREATE FUNCTION pg_temp.moment(day date, n bigint) RETURNS timestamptz LANGUAGE sql IMMUTABLE AS $$
  SELECT (day::timestamp + interval '4 hours 30 minutes' + make_interval(secs => n % 20000)) AT TIME ZONE 'UTC'
$$;
CREATE FUNCTION pg_temp.staff(n bigint) RETURNS uuid LANGUAGE sql IMMUTABLE AS $$
  SELECT pg_temp.uuid_of('user', 1 + pg_temp.chance(91, n, 20))
$$;
