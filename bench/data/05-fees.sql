-- Fees in the order they were asked: those that are paid, a proposal for one in fifty whose time comes, and the first
-- fee of everybody who has registered and not paid yet.
CREATE TEMP TABLE owed AS
SELECT row_number() OVER (ORDER BY asked_at, n, turn) AS n, n AS member, turn, kind, type_id, frequency_id, period_from, period_to,
  amount, asked_at, CASE WHEN state = 'open' AND row_number() OVER (PARTITION BY state ORDER BY asked_at DESC, n) <= waiting / 5
    THEN 'pending' ELSE state END AS state
FROM (
  SELECT n, turn, CASE WHEN turn = 0 AND NOT is_imported THEN 'registration' ELSE 'renewal' END AS kind, type_id, frequency_id,
    (begins + make_interval(months => turn * months))::date AS period_from,
    CASE WHEN months > 0 THEN (begins + make_interval(months => (turn + 1) * months))::date - 1 END AS period_to,
    amount + CASE WHEN turn = 0 AND NOT is_imported THEN registration_fee ELSE 0 END AS amount,
    pg_temp.moment(least((begins + make_interval(months => turn * months))::date - CASE WHEN turn = 0 AND NOT is_imported THEN 0
      ELSE pg_temp.chance(31, n, 20) END, bench.now::date - 2), n) AS asked_at,
    CASE WHEN turn < fees THEN 'paid' ELSE 'open' END AS state
  FROM terms, bench, LATERAL generate_series(0, fees - CASE WHEN kind = 'new' THEN 0 WHEN kind = 'yearly'
    AND pg_temp.chance(32, n, 50) = 0 THEN 0 ELSE 1 END) AS turn
) AS asked, bench;

INSERT INTO membership_fees (id, fee_number, member_id, kind, membership_type_id, payment_frequency_id, period_from,
  period_to, amount, currency, status, reference, payment_status, amount_paid, deciding_payment_id, created_at, updated_at)
SELECT pg_temp.uuid_of('fee', n), pg_temp.code('F', n), pg_temp.uuid_of('member', member), kind, type_id, frequency_id,
  period_from, period_to, amount, 'BTN', CASE state WHEN 'paid' THEN 'paid' ELSE 'open' END, pg_temp.reference(n),
  CASE state WHEN 'open' THEN 'unpaid' ELSE state END, CASE state WHEN 'paid' THEN amount ELSE 0 END,
  CASE WHEN state <> 'open' THEN pg_temp.uuid_of('fee-payment', n) END, asked_at, asked_at
FROM owed ORDER BY n;

INSERT INTO membership_renewals (id, member_id, fee_id, channel, status, previous_type_id, previous_frequency_id,
  terms_at, created_at, updated_at)
SELECT pg_temp.uuid_of('renewal', n), pg_temp.uuid_of('member', member), pg_temp.uuid_of('fee', n),
  CASE n % 4 WHEN 0 THEN 'staff' ELSE 'public' END, CASE state WHEN 'paid' THEN 'confirmed' ELSE 'proposed' END,
  CASE state WHEN 'paid' THEN type_id END, CASE state WHEN 'paid' THEN frequency_id END, asked_at, asked_at, asked_at
FROM owed WHERE kind = 'renewal' ORDER BY n;

INSERT INTO coverages (id, member_id, from_day, to_day, source, fee_id, created_at)
SELECT pg_temp.uuid_of('coverage', n), pg_temp.uuid_of('member', member), period_from, period_to, 'fee',
  pg_temp.uuid_of('fee', n), asked_at
FROM owed WHERE state = 'paid' ORDER BY n;
INSERT INTO coverages (id, member_id, from_day, to_day, source, import_id, created_at)
SELECT pg_temp.uuid_of('imported-coverage', n), pg_temp.uuid_of('member', n), begins - pg_temp.chance(18, n, 3000), begins - 1,
  'import', pg_temp.uuid_of('import', 1), bench.now - interval '6 years'
FROM terms, bench WHERE is_imported AND pg_temp.chance(18, n, 3000) > 0 ORDER BY n;
