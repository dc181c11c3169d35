-- Every attempt to pay, of fees and donations; then what each brought about: slips, the books.
CREATE TEMP TABLE attempts AS
SELECT row_number() OVER () AS n, tried.*, bank.name AS bank,
  CASE WHEN wants = 'card' THEN 'card' WHEN wants = 'slip' AND share < 85 THEN 'mobile_transfer' WHEN wants = 'slip' THEN 'bank_deposit'
    WHEN share < 55 THEN 'mobile_transfer' WHEN share < 65 THEN 'bank_deposit' WHEN share < 85 THEN 'cash' WHEN share < 88 THEN 'cheque'
    ELSE 'card' END AS method
FROM (
  SELECT pg_temp.uuid_of('fee-payment', n) AS id, pg_temp.uuid_of('fee', n) AS fee_id, NULL::uuid AS donation_id, amount, 'BTN' AS currency,
    state, 'public' AS channel, asked_at AS at, CASE state WHEN 'pending' THEN 'slip' END AS wants, pg_temp.chance(41, n, 100) AS share
  FROM owed WHERE state <> 'open'
  UNION ALL
  SELECT pg_temp.uuid_of('donation-payment', n), NULL, pg_temp.uuid_of('donation', n), amount, currency, state,
    CASE WHEN state IN ('pending', 'rejected') THEN 'public' ELSE channel END, at,
    CASE WHEN state IN ('failed', 'cancelled') THEN 'card' WHEN state IN ('pending', 'rejected') THEN 'slip' END, pg_temp.chance(42, n, 100)
  FROM given WHERE state <> 'unpaid'
  UNION ALL
  SELECT pg_temp.uuid_of('rejected-payment', n), NULL, pg_temp.uuid_of('donation', n), amount, currency, 'rejected', 'public',
    at - interval '2 hours', 'slip', pg_temp.chance(43, n, 100)
  FROM given WHERE was_rejected
) AS tried, LATERAL (SELECT (ARRAY['Bank of Bhutan', 'BNB', 'Druk PNB', 'T Bank', 'BDBL'])[1 + share % 5] AS name) AS bank;

INSERT INTO files (id, kind, media_type, byte_size, sha256, created_at)
SELECT pg_temp.uuid_of('slip', n), 'slip', 'image/jpeg', 60000 + n % 90000, md5('a' || n::text) || md5('b' || n::text), at
FROM attempts WHERE method IN ('mobile_transfer', 'bank_deposit') AND channel <> 'staff';

INSERT INTO payments (id, fee_id, donation_id, method, amount, currency, status, bank, journal_number, journal_key, paid_on,
  slip_file_id, slip_sha256, gateway, gateway_order_id, gateway_reference, submitted_at, submitted_by, verified_at,
  verified_by, reason, reversed_at, reversed_by, created_at, updated_at)
SELECT id, fee_id, donation_id, method, amount, currency, state, CASE WHEN is_transfer THEN bank END,
  CASE WHEN is_transfer THEN (700000000 + n)::text END,
  CASE WHEN is_transfer THEN upper(replace(bank, ' ', '')) || ':' || 700000000 + n END, (at + interval '6 hours')::date,
  CASE WHEN has_slip THEN pg_temp.uuid_of('slip', n) END, CASE WHEN has_slip THEN md5('a' || n::text) || md5('b' || n::text) END,
  CASE method WHEN 'card' THEN 'rma' END, CASE method WHEN 'card' THEN 'KM' || 100000000 + n END,
  CASE WHEN method = 'card' AND state IN ('paid', 'reversed') THEN 'BFS' || 300000000 + n END, at,
  CASE channel WHEN 'staff' THEN pg_temp.staff(n) END,
  CASE WHEN state IN ('paid', 'reversed', 'rejected') THEN least(at + make_interval(mins => pg_temp.chance(44, n, 2000)), bench.now) END,
  CASE WHEN state IN ('paid', 'reversed', 'rejected') AND method <> 'card' THEN pg_temp.staff(n + 1) END,
  CASE state WHEN 'rejected' THEN 'The slip cannot be read' WHEN 'reversed' THEN 'The transfer came back' END,
  CASE state WHEN 'reversed' THEN least(at + interval '3 days', bench.now) END, CASE state WHEN 'reversed' THEN pg_temp.staff(n) END, at, at
FROM attempts, bench, LATERAL (SELECT method IN ('mobile_transfer', 'bank_deposit') AS is_transfer,
  method IN ('mobile_transfer', 'bank_deposit') AND channel <> 'staff' AS has_slip) AS slip
ORDER BY n;

INSERT INTO card_attempts (payment_id, rounds, times_asked, last_asked_at)
SELECT id, 1, 1, at FROM attempts WHERE method = 'card' ORDER BY n;

INSERT INTO ledger_postings (id, payment_id, kind, head, method, currency, day, posted_at, posted_by)
SELECT pg_temp.uuid_of(kind, n), payments.id, kind, CASE WHEN payments.fee_id IS NULL THEN 'donations' ELSE 'membership_fees' END,
  payments.method, payments.currency,
  CASE kind WHEN 'settle' THEN paid_on ELSE (reversed_at AT TIME ZONE 'UTC' + interval '6 hours')::date END,
  CASE kind WHEN 'settle' THEN verified_at ELSE reversed_at END, CASE kind WHEN 'settle' THEN verified_by ELSE reversed_by END
FROM attempts JOIN payments ON payments.id = attempts.id, LATERAL unnest(CASE status WHEN 'paid' THEN ARRAY['settle']
  ELSE ARRAY['settle', 'reverse'] END) AS kind
WHERE status IN ('paid', 'reversed');

INSERT INTO ledger_entries (posting_id, account, amount)
SELECT postings.id, account, CASE WHEN (account = postings.head) = (kind = 'reverse') THEN amount ELSE - amount END
FROM ledger_postings AS postings JOIN payments ON payments.id = payment_id, LATERAL unnest(ARRAY[postings.method, postings.head]) AS account;
