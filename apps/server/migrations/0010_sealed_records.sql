-- What `npm run verify` compares with: the end of the audit chain, and a seal on every receipt and posting.

-- ── the end of the audit chain ──────────────────────────────────────────────
-- Without it, nobody could tell a chain whose last entries were removed from one that never had them.
CREATE TABLE audit_head (
  is_only boolean PRIMARY KEY DEFAULT true CHECK (is_only),
  -- The seq and hash of the last seal; 0 and empty before the first.
  seq bigint NOT NULL,
  hash text NOT NULL
);
INSERT INTO audit_head (seq, hash)
SELECT coalesce(max(seq), 0), coalesce((SELECT hash FROM audit_seals ORDER BY seq DESC LIMIT 1), '') FROM audit_seals;

-- The lock of the chain is the one there was; the head is written while it is held anyway.
CREATE OR REPLACE FUNCTION seal_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE next audit_head;
BEGIN
  PERFORM pg_advisory_xact_lock(727001);
  UPDATE audit_head SET seq = seq + 1, hash = audit_digest(hash, NEW) RETURNING * INTO STRICT next;
  INSERT INTO audit_seals (seq, entry_id, hash) VALUES (next.seq, NEW.id, next.hash);
  RETURN NULL;
END $$;

CREATE FUNCTION only_move_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.seq <= OLD.seq THEN
    RAISE EXCEPTION '% only moves on', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER audit_head_moves_on BEFORE UPDATE ON audit_head FOR EACH ROW EXECUTE FUNCTION only_move_on();
CREATE TRIGGER audit_head_stays BEFORE DELETE ON audit_head FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_head_keep BEFORE TRUNCATE ON audit_head FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ── receipts: a seal over every column ──────────────────────────────────────
-- `hash` seals what is printed, together with the receipt before. The rest of the row has had no seal so far.
-- Voiding and replacing pass this trigger and are sealed anew; every other change is refused before it comes here.
CREATE FUNCTION seal_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seal := encode(sha256(convert_to(jsonb_build_array(
    NEW.id, NEW.receipt_number, NEW.series, NEW.year, NEW.position, NEW.payment_id, NEW.issued_on, NEW.snapshot,
    NEW.previous_hash, NEW.hash, NEW.verification_code, NEW.check_code, extract(epoch FROM NEW.voided_at),
    NEW.void_reason, NEW.replaced_by, extract(epoch FROM NEW.created_at))::text, 'UTF8')), 'hex');
  RETURN NEW;
END $$;
ALTER TABLE receipts ADD COLUMN seal text;
CREATE TRIGGER receipts_sealed BEFORE INSERT OR UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION seal_receipt();
ALTER TABLE receipts DISABLE TRIGGER receipts_only_voided;
UPDATE receipts SET seal = '';
ALTER TABLE receipts ENABLE TRIGGER receipts_only_voided;
ALTER TABLE receipts ALTER COLUMN seal SET NOT NULL;

-- ── postings: a seal over every column ──────────────────────────────────────
-- Their entries need none: each of their columns follows from the posting and the payment.
CREATE FUNCTION seal_posting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seal := encode(sha256(convert_to(jsonb_build_array(
    NEW.id, NEW.payment_id, NEW.kind, NEW.head, NEW.method, NEW.currency, NEW.day, extract(epoch FROM NEW.posted_at),
    NEW.posted_by)::text, 'UTF8')), 'hex');
  RETURN NEW;
END $$;
ALTER TABLE ledger_postings ADD COLUMN seal text;
CREATE TRIGGER ledger_postings_sealed BEFORE INSERT OR UPDATE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION seal_posting();
ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_append_only;
UPDATE ledger_postings SET seal = '';
ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_append_only;
ALTER TABLE ledger_postings ALTER COLUMN seal SET NOT NULL;

-- ── the days of receipts ────────────────────────────────────────────────────
-- Within a series days never go back from this number on. Receipts before it were issued without that rule.
ALTER TABLE receipt_counters ADD COLUMN days_rise_from integer NOT NULL DEFAULT 1;
UPDATE receipt_counters AS counters SET days_rise_from = fallen.position
FROM (SELECT series, year, max(position) AS position
  FROM (SELECT series, year, position, issued_on < lag(issued_on) OVER (PARTITION BY series, year ORDER BY position) AS falls
    FROM receipts) AS days
  WHERE falls GROUP BY series, year) AS fallen
WHERE fallen.series = counters.series AND fallen.year = counters.year;
