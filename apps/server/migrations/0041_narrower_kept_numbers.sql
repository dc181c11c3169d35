-- The kept numbers that screens add up most often, kept once more by less: fewer rows are added up, and their number hardly
-- grows with the register. Each is written from the kept number that it is a sum of, and `npm run verify` counts it again.

-- Another process may still be writing: what it adds comes before it is summed here, or is summed by the triggers.
LOCK TABLE payments, member_counts, ledger_sums IN SHARE ROW EXCLUSIVE MODE;

-- ── members by standing ─────────────────────────────────────────────────────
-- Days are kept only of those whose membership runs: until when somebody was paid for who has resigned says nothing of a
-- standing. And all imports are counted together, or there would be as many rows again for each of them.
CREATE TABLE member_standing_counts (
  is_removed boolean NOT NULL,
  end_reason text,
  is_lifetime boolean NOT NULL,
  paid_until date,
  grace_until date,
  membership_type_id uuid NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  -- How many of these have no phone.
  without_phone bigint NOT NULL,
  CONSTRAINT member_standing_counts_once UNIQUE NULLS NOT DISTINCT
    (paid_until, grace_until, membership_type_id, end_reason, is_lifetime, is_removed, shard)
) WITH (fillfactor = 80);
INSERT INTO member_standing_counts
  SELECT is_removed, end_reason, is_lifetime, until.paid, until.grace, membership_type_id, 0,
    sum(row_count), coalesce(sum(row_count) FILTER (WHERE NOT has_phone), 0)
  FROM member_counts
  CROSS JOIN LATERAL (SELECT CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN paid_until END AS paid,
    CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN grace_until END AS grace) AS until
  GROUP BY is_removed, end_reason, is_lifetime, until.paid, until.grace, membership_type_id
  HAVING sum(row_count) <> 0;
-- While an import is on its way, or being taken back, its members are not there for anybody: they are taken off again. At any
-- other time the second half is not even looked at.
CREATE VIEW shown_member_standing_counts AS
  SELECT is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone
  FROM member_standing_counts
  UNION ALL
  SELECT is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, -row_count,
    CASE WHEN has_phone THEN 0 ELSE -row_count END
  FROM member_counts
  WHERE (SELECT EXISTS (SELECT FROM imports WHERE state IN ('running', 'undoing')))
    AND import_id = ANY (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

CREATE FUNCTION keep_member_standing_counts() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_running constant boolean := NEW.end_reason IS NULL AND NOT NEW.is_lifetime;
  added constant bigint := CASE TG_OP WHEN 'INSERT' THEN NEW.row_count ELSE NEW.row_count - OLD.row_count END;
BEGIN
  INSERT INTO member_standing_counts AS kept VALUES (
    NEW.is_removed, NEW.end_reason, NEW.is_lifetime, CASE WHEN is_running THEN NEW.paid_until END,
    CASE WHEN is_running THEN NEW.grace_until END, NEW.membership_type_id, NEW.shard,
    added, CASE WHEN NEW.has_phone THEN 0 ELSE added END)
  ON CONFLICT ON CONSTRAINT member_standing_counts_once DO UPDATE
    SET row_count = kept.row_count + excluded.row_count, without_phone = kept.without_phone + excluded.without_phone;
  RETURN NULL;
END $$;
CREATE TRIGGER member_standing_counts_insert AFTER INSERT ON member_counts
  FOR EACH ROW EXECUTE FUNCTION keep_member_standing_counts();
CREATE TRIGGER member_standing_counts_update AFTER UPDATE ON member_counts
  FOR EACH ROW EXECUTE FUNCTION keep_member_standing_counts();

-- ── the ledger without what the money was for, and by year too ──────────────
CREATE TABLE ledger_totals (
  grain text NOT NULL CHECK (grain IN ('day', 'month', 'year')),
  -- The day, or the first day of the month or year.
  period date NOT NULL,
  head text NOT NULL,
  due text NOT NULL,
  method text NOT NULL,
  currency text NOT NULL,
  shard integer NOT NULL,
  settled bigint NOT NULL,
  reversed bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT ledger_totals_once PRIMARY KEY (grain, period, head, due, method, currency, shard)
) WITH (fillfactor = 80);
INSERT INTO ledger_totals
  SELECT grains.grain, grains.period, head, due, method, currency, 0, sum(settled), sum(reversed), sum(amount)
  FROM ledger_sums AS sums
  CROSS JOIN LATERAL (SELECT sums.grain, sums.period
    UNION ALL SELECT 'year', date_trunc('year', sums.period)::date WHERE sums.grain = 'month') AS grains
  GROUP BY grains.grain, grains.period, head, due, method, currency
  -- A page of the table then holds rows of the same grain, and few pages are read for a total.
  ORDER BY grains.grain, grains.period;

-- What was given for a purpose in all.
CREATE TABLE purpose_sums (
  purpose_id uuid NOT NULL,
  currency text NOT NULL,
  shard integer NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT purpose_sums_once PRIMARY KEY (purpose_id, currency, shard)
) WITH (fillfactor = 80);
INSERT INTO purpose_sums
  SELECT about_id, currency, 0, sum(amount) FROM ledger_sums
  WHERE grain = 'month' AND head = 'donations' GROUP BY about_id, currency;

CREATE FUNCTION keep_ledger_totals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  is_new constant boolean := TG_OP = 'INSERT';
  added_settled constant bigint := CASE WHEN is_new THEN NEW.settled ELSE NEW.settled - OLD.settled END;
  added_reversed constant bigint := CASE WHEN is_new THEN NEW.reversed ELSE NEW.reversed - OLD.reversed END;
  added_amount constant bigint := CASE WHEN is_new THEN NEW.amount ELSE NEW.amount - OLD.amount END;
BEGIN
  INSERT INTO ledger_totals AS kept
    SELECT grain, period, NEW.head, NEW.due, NEW.method, NEW.currency, NEW.shard, added_settled, added_reversed, added_amount
    FROM (VALUES (NEW.grain, NEW.period), ('year', date_trunc('year', NEW.period)::date)) AS grains (grain, period)
    WHERE grain <> 'year' OR NEW.grain = 'month'
  ON CONFLICT ON CONSTRAINT ledger_totals_once DO UPDATE
    SET settled = kept.settled + excluded.settled, reversed = kept.reversed + excluded.reversed,
      amount = kept.amount + excluded.amount;
  IF NEW.grain = 'month' AND NEW.head = 'donations' THEN
    INSERT INTO purpose_sums AS kept VALUES (NEW.about_id, NEW.currency, NEW.shard, added_amount)
    ON CONFLICT ON CONSTRAINT purpose_sums_once DO UPDATE SET amount = kept.amount + excluded.amount;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ledger_totals_insert AFTER INSERT ON ledger_sums FOR EACH ROW EXECUTE FUNCTION keep_ledger_totals();
CREATE TRIGGER ledger_totals_update AFTER UPDATE ON ledger_sums FOR EACH ROW EXECUTE FUNCTION keep_ledger_totals();

-- ── payments that wait to be verified ───────────────────────────────────────
CREATE TABLE pending_payment_counts (
  due text NOT NULL CHECK (due IN ('fee', 'donation')),
  currency text NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT pending_payment_counts_once PRIMARY KEY (due, currency, shard)
) WITH (fillfactor = 80);
INSERT INTO pending_payment_counts
  SELECT CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END, currency, 0, count(*), sum(amount)
  FROM payments WHERE status = 'pending' GROUP BY 1, 2;

-- Most payments never wait, or change in nothing that is kept here: each condition says what counts.
CREATE FUNCTION keep_pending_payment_counts() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO pending_payment_counts AS kept (due, currency, row_count, amount, shard)
    SELECT due, currency, sum(sign), sum(sign * amount), own_shard() FROM (
      SELECT 1 AS sign, CASE WHEN NEW.fee_id IS NULL THEN 'donation' ELSE 'fee' END AS due, NEW.currency, NEW.amount
        WHERE TG_OP <> 'DELETE' AND NEW.status = 'pending'
      UNION ALL
      SELECT -1, CASE WHEN OLD.fee_id IS NULL THEN 'donation' ELSE 'fee' END, OLD.currency, OLD.amount
        WHERE TG_OP <> 'INSERT' AND OLD.status = 'pending') AS sides
    GROUP BY due, currency
  ON CONFLICT ON CONSTRAINT pending_payment_counts_once DO UPDATE
    SET row_count = kept.row_count + excluded.row_count, amount = kept.amount + excluded.amount;
  RETURN NULL;
END $$;
CREATE TRIGGER pending_payment_counts_insert AFTER INSERT ON payments
  FOR EACH ROW WHEN (NEW.status = 'pending') EXECUTE FUNCTION keep_pending_payment_counts();
CREATE TRIGGER pending_payment_counts_update AFTER UPDATE ON payments
  FOR EACH ROW WHEN ('pending' IN (OLD.status, NEW.status)
    AND (OLD.status, OLD.fee_id IS NULL, OLD.currency, OLD.amount)
      IS DISTINCT FROM (NEW.status, NEW.fee_id IS NULL, NEW.currency, NEW.amount))
  EXECUTE FUNCTION keep_pending_payment_counts();
CREATE TRIGGER pending_payment_counts_delete AFTER DELETE ON payments
  FOR EACH ROW WHEN (OLD.status = 'pending') EXECUTE FUNCTION keep_pending_payment_counts();
