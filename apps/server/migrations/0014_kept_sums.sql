-- Sums and counts that are kept in the transaction that changes them, so that no screen adds up the whole ledger.
-- They are written by triggers alone: no writer can forget them. `npm run verify` adds up the ledger and compares.

-- ── who writes which rows ───────────────────────────────────────────────────
-- Each sum is spread over several rows, its shards. A transaction takes a shard that no other transaction has and keeps
-- it until it ends, so nobody waits for anybody. While one at a time writes, there is one row for each sum.
CREATE FUNCTION own_shard() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  FOR shard IN 0..15 LOOP
    IF pg_try_advisory_xact_lock(727014, shard) THEN
      RETURN shard;
    END IF;
  END LOOP;
  -- All are taken: this connection has one of its own.
  RETURN 16 + pg_backend_pid();
END $$;

-- ── sums of the ledger ──────────────────────────────────────────────────────
CREATE TABLE ledger_sums (
  grain text NOT NULL CHECK (grain IN ('day', 'month')),
  -- The day, or the first day of the month.
  period date NOT NULL,
  head text NOT NULL CHECK (head IN ('membership_fees', 'donations', 'held_for_refund', 'simulated')),
  due text NOT NULL CHECK (due IN ('fee', 'donation')),
  -- The membership type of a fee, the purpose of a donation.
  about_id uuid NOT NULL,
  method text NOT NULL,
  currency text NOT NULL,
  shard integer NOT NULL,
  settled bigint NOT NULL,
  reversed bigint NOT NULL,
  -- What came in less what was taken back.
  amount bigint NOT NULL,
  CONSTRAINT ledger_sums_once PRIMARY KEY (grain, period, head, due, about_id, method, currency, shard)
) WITH (fillfactor = 80);

-- How many paid donations somebody has made for a purpose: a person, or one donation of nobody we know.
CREATE TABLE purpose_donors (
  purpose_id uuid NOT NULL,
  donor_id uuid NOT NULL,
  donations bigint NOT NULL,
  CONSTRAINT purpose_donors_once PRIMARY KEY (purpose_id, donor_id)
);
-- How many donors of a purpose have at least one.
CREATE TABLE purpose_donor_counts (
  purpose_id uuid NOT NULL,
  shard integer NOT NULL,
  donors bigint NOT NULL,
  CONSTRAINT purpose_donor_counts_once PRIMARY KEY (purpose_id, shard)
) WITH (fillfactor = 80);

-- What a payment is for, in the terms of these sums.
CREATE VIEW payment_subjects AS
  SELECT payments.id AS payment_id, CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END AS due,
    coalesce(membership_type_id, purpose_id) AS about_id, coalesce(person_id, donations.id) AS donor_id
  FROM payments
  LEFT JOIN membership_fees ON membership_fees.id = fee_id
  LEFT JOIN donations ON donations.id = donation_id;

CREATE TYPE ledger_change AS (
  day date, head text, due text, about_id uuid, donor_id uuid, method text, currency text,
  settled bigint, reversed bigint, amount bigint);

CREATE FUNCTION change_ledger_sums(changes ledger_change[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE own integer := own_shard();
BEGIN
  INSERT INTO ledger_sums AS kept
    SELECT grain, period, head, due, about_id, method, currency, own, sum(settled), sum(reversed), sum(amount)
    FROM unnest(changes)
    CROSS JOIN LATERAL (VALUES ('day', day), ('month', date_trunc('month', day)::date)) AS grains (grain, period)
    GROUP BY grain, period, head, due, about_id, method, currency
  ON CONFLICT ON CONSTRAINT ledger_sums_once DO UPDATE
    SET settled = kept.settled + excluded.settled, reversed = kept.reversed + excluded.reversed,
      amount = kept.amount + excluded.amount;
  -- In one order, so that two who write the same donors do not wait for each other.
  WITH changed AS (
    SELECT about_id, donor_id, sum(settled - reversed) AS donations FROM unnest(changes)
    WHERE head = 'donations' GROUP BY about_id, donor_id HAVING sum(settled - reversed) <> 0),
  written AS (
    INSERT INTO purpose_donors AS kept SELECT * FROM changed ORDER BY about_id, donor_id
    ON CONFLICT ON CONSTRAINT purpose_donors_once DO UPDATE SET donations = kept.donations + excluded.donations
    RETURNING kept.*)
  INSERT INTO purpose_donor_counts AS kept
    SELECT purpose_id, own, sum((written.donations > 0)::int - (written.donations - changed.donations > 0)::int)
    FROM written JOIN changed ON changed.about_id = purpose_id AND changed.donor_id = written.donor_id
    GROUP BY purpose_id
    HAVING sum((written.donations > 0)::int - (written.donations - changed.donations > 0)::int) <> 0
  ON CONFLICT ON CONSTRAINT purpose_donor_counts_once DO UPDATE SET donors = kept.donors + excluded.donors;
END $$;

CREATE FUNCTION keep_ledger_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_ledger_sums(array_agg((
      day, head, due, about_id, donor_id, method, currency,
      CASE kind WHEN 'settle' THEN 1 ELSE 0 END, CASE kind WHEN 'reverse' THEN 1 ELSE 0 END, -amount)::ledger_change))
    FROM inserted
    JOIN ledger_postings ON ledger_postings.id = posting_id AND head = account
    JOIN payment_subjects USING (payment_id)
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_entries_summed AFTER INSERT ON ledger_entries
  REFERENCING NEW TABLE AS inserted FOR EACH STATEMENT EXECUTE FUNCTION keep_ledger_sums();

-- Nothing in the product gives a fee that was booked another type, nor a donation another purpose or donor. Should anything
-- do so, what is booked moves with it, as it would if it were added up anew.
CREATE FUNCTION move_ledger_sums() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM change_ledger_sums(array_agg((
      day, head, due, moved.about_id, moved.donor_id, method, currency,
      CASE kind WHEN 'settle' THEN sign ELSE 0 END, CASE kind WHEN 'reverse' THEN sign ELSE 0 END,
      -amount * sign)::ledger_change))
    FROM (SELECT postings.*, entries.amount, payments.fee_id, CASE WHEN payments.fee_id IS NULL THEN 'donation' ELSE 'fee' END AS due
      FROM payments
      JOIN ledger_postings AS postings ON payment_id = payments.id
      JOIN ledger_entries AS entries ON posting_id = postings.id AND account = head
      WHERE NEW.id IN (payments.fee_id, payments.donation_id)) AS booked
    CROSS JOIN LATERAL (
      SELECT -1 AS sign, to_jsonb(OLD) AS due_row UNION ALL SELECT 1, to_jsonb(NEW)) AS sides
    CROSS JOIN LATERAL (SELECT
      coalesce(due_row ->> 'membership_type_id', due_row ->> 'purpose_id')::uuid AS about_id,
      CASE WHEN fee_id IS NULL THEN coalesce(due_row ->> 'person_id', due_row ->> 'id')::uuid END AS donor_id) AS moved
    HAVING count(*) > 0;
  RETURN NULL;
END $$;
CREATE TRIGGER membership_fees_move_sums AFTER UPDATE OF membership_type_id ON membership_fees FOR EACH ROW
  WHEN (OLD.membership_type_id IS DISTINCT FROM NEW.membership_type_id) EXECUTE FUNCTION move_ledger_sums();
CREATE TRIGGER donations_move_sums AFTER UPDATE OF purpose_id, person_id ON donations FOR EACH ROW
  WHEN (OLD.purpose_id IS DISTINCT FROM NEW.purpose_id OR OLD.person_id IS DISTINCT FROM NEW.person_id)
  EXECUTE FUNCTION move_ledger_sums();

-- ── how many fees and donations there are, by the state of their payments ───
CREATE TABLE due_counts (
  due text NOT NULL CHECK (due IN ('fee', 'donation')),
  payment_status text NOT NULL,
  shard integer NOT NULL,
  -- Those that were taken out are not counted.
  dues bigint NOT NULL,
  CONSTRAINT due_counts_once PRIMARY KEY (due, payment_status, shard)
) WITH (fillfactor = 80);

-- `before` and `after` are tables that exist only while a trigger runs; each of the three triggers names those it has.
CREATE FUNCTION keep_due_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE changed jsonb;
BEGIN
  IF TG_OP = 'INSERT' THEN
    SELECT jsonb_object_agg(payment_status, dues) INTO changed FROM (
      SELECT payment_status, count(*) AS dues FROM after WHERE deleted_at IS NULL GROUP BY payment_status) AS counted;
  ELSIF TG_OP = 'DELETE' THEN
    SELECT jsonb_object_agg(payment_status, dues) INTO changed FROM (
      SELECT payment_status, -count(*) AS dues FROM before WHERE deleted_at IS NULL GROUP BY payment_status) AS counted;
  ELSE
    SELECT jsonb_object_agg(payment_status, dues) INTO changed FROM (
      SELECT payment_status, sum(sign) AS dues FROM (
        SELECT payment_status, 1 AS sign FROM after WHERE deleted_at IS NULL
        UNION ALL SELECT payment_status, -1 FROM before WHERE deleted_at IS NULL) AS signed
      GROUP BY payment_status HAVING sum(sign) <> 0) AS counted;
  END IF;
  IF changed IS NOT NULL THEN
    INSERT INTO due_counts AS kept
      SELECT TG_ARGV[0], key, own_shard(), value::bigint FROM jsonb_each_text(changed)
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET dues = kept.dues + excluded.dues;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER membership_fees_counted_in AFTER INSERT ON membership_fees
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts('fee');
CREATE TRIGGER membership_fees_counted AFTER UPDATE ON membership_fees
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts('fee');
CREATE TRIGGER membership_fees_counted_out AFTER DELETE ON membership_fees
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts('fee');
CREATE TRIGGER donations_counted_in AFTER INSERT ON donations
  REFERENCING NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts('donation');
CREATE TRIGGER donations_counted AFTER UPDATE ON donations
  REFERENCING OLD TABLE AS before NEW TABLE AS after FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts('donation');
CREATE TRIGGER donations_counted_out AFTER DELETE ON donations
  REFERENCING OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts('donation');

-- ── what there is already ───────────────────────────────────────────────────
INSERT INTO ledger_sums
  SELECT grain, period, head, due, about_id, method, currency, 0,
    count(*) FILTER (WHERE kind = 'settle'), count(*) FILTER (WHERE kind = 'reverse'), sum(-amount)
  FROM ledger_postings
  JOIN ledger_entries ON posting_id = ledger_postings.id AND account = head
  JOIN payment_subjects USING (payment_id)
  CROSS JOIN LATERAL (VALUES ('day', day), ('month', date_trunc('month', day)::date)) AS grains (grain, period)
  GROUP BY grain, period, head, due, about_id, method, currency;
INSERT INTO purpose_donors
  SELECT about_id, donor_id, sum(CASE kind WHEN 'settle' THEN 1 ELSE -1 END)
  FROM ledger_postings JOIN payment_subjects USING (payment_id)
  WHERE head = 'donations' GROUP BY about_id, donor_id
  HAVING sum(CASE kind WHEN 'settle' THEN 1 ELSE -1 END) <> 0;
INSERT INTO purpose_donor_counts
  SELECT purpose_id, 0, count(*) FROM purpose_donors WHERE donations > 0 GROUP BY purpose_id;
INSERT INTO due_counts
  SELECT 'fee', payment_status, 0, count(*) FROM membership_fees WHERE deleted_at IS NULL GROUP BY payment_status
  UNION ALL
  SELECT 'donation', payment_status, 0, count(*) FROM donations WHERE deleted_at IS NULL GROUP BY payment_status;
