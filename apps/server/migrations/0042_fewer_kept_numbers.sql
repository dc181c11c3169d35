-- Fewer numbers are kept: those that a goal of docs/performance.md needs. Other lists are counted up to 10,000 when they are read.
-- What is left is written by functions of one form, which follow from one list (db/kept-counts/kept-counts.ts).

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;
-- Another process may still be at work: nobody writes to any of these, or reads one and waits for another, while triggers change.
LOCK TABLE members, all_members, users, audit_entries, outbox_messages, membership_renewals, certificates, membership_fees,
  donations, payments IN ACCESS EXCLUSIVE MODE;

-- ── what is not kept any more ───────────────────────────────────────────────
DROP TABLE user_counts, audit_counts, outbox_counts, renewal_counts, certificate_counts;
DROP FUNCTION keep_user_counts(), keep_audit_counts(), keep_outbox_counts(), keep_renewal_counts(), keep_certificate_counts() CASCADE;
-- Members by standing were kept twice: with the days of everybody, and without those of members who have ended.
DROP VIEW shown_member_standing_counts, shown_member_counts;
DROP TABLE member_counts;
DROP FUNCTION keep_member_counts(), keep_member_standing_counts() CASCADE;

-- ── the functions and triggers of what stays, which are made anew below ─────
DROP FUNCTION keep_member_place_counts(), keep_member_name_counts(), move_member_name_count(),
  keep_donor_name_counts(), move_donor_name_count(), keep_due_counts(), keep_pending_payment_counts() CASCADE;
DROP PROCEDURE keep_counts(text, text, text, text, text);
ALTER TABLE due_counts RENAME COLUMN dues TO row_count;

-- While an import is on its way, or being taken back, its members are not there for anybody: they are taken off again. At any
-- other time the second half is not even looked at.
CREATE VIEW shown_member_standing_counts AS
  SELECT is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone
  FROM member_standing_counts
  UNION ALL
  SELECT deleted_at IS NOT NULL, end_reason, is_lifetime, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN paid_until END,
    CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN grace_until END, membership_type_id, -1,
    CASE WHEN has_phone THEN 0 ELSE -1 END
  FROM all_members
  WHERE (SELECT EXISTS (SELECT FROM imports WHERE state IN ('running', 'undoing')))
    AND import_id = ANY (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')))
    AND (deleted_at IS NULL OR merged_into IS NULL);

-- ── how what stays is written ───────────────────────────────────────────────
-- members by standing
CREATE FUNCTION keep_member_standing_counts_of_all_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_standing_counts AS kept (is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone, shard)
      SELECT is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, sum(row_count), sum(without_phone), own_shard() FROM (SELECT deleted_at IS NOT NULL, end_reason, is_lifetime, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN paid_until END, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN grace_until END, membership_type_id, (1), (CASE WHEN has_phone THEN 0 ELSE 1 END) FROM appeared WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone)
      GROUP BY is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id HAVING sum(row_count) <> 0 OR sum(without_phone) <> 0
    ON CONFLICT ON CONSTRAINT member_standing_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count, without_phone = kept.without_phone + excluded.without_phone;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO member_standing_counts AS kept (is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone, shard)
      SELECT is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, sum(row_count), sum(without_phone), own_shard() FROM (SELECT deleted_at IS NOT NULL, end_reason, is_lifetime, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN paid_until END, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN grace_until END, membership_type_id, -(1), -(CASE WHEN has_phone THEN 0 ELSE 1 END) FROM gone WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone)
      GROUP BY is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id HAVING sum(row_count) <> 0 OR sum(without_phone) <> 0
    ON CONFLICT ON CONSTRAINT member_standing_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count, without_phone = kept.without_phone + excluded.without_phone;
  ELSE
    INSERT INTO member_standing_counts AS kept (is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone, shard)
      SELECT is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, sum(row_count), sum(without_phone), own_shard() FROM (SELECT deleted_at IS NOT NULL, end_reason, is_lifetime, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN paid_until END, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN grace_until END, membership_type_id, (1), (CASE WHEN has_phone THEN 0 ELSE 1 END) FROM appeared WHERE deleted_at IS NULL OR merged_into IS NULL
      UNION ALL SELECT deleted_at IS NOT NULL, end_reason, is_lifetime, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN paid_until END, CASE WHEN end_reason IS NULL AND NOT is_lifetime THEN grace_until END, membership_type_id, -(1), -(CASE WHEN has_phone THEN 0 ELSE 1 END) FROM gone WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id, row_count, without_phone)
      GROUP BY is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id HAVING sum(row_count) <> 0 OR sum(without_phone) <> 0
    ON CONFLICT ON CONSTRAINT member_standing_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count, without_phone = kept.without_phone + excluded.without_phone;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER member_standing_counts_insert AFTER INSERT ON all_members REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_member_standing_counts_of_all_members();
CREATE TRIGGER member_standing_counts_update AFTER UPDATE ON all_members REFERENCING OLD TABLE AS gone NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_member_standing_counts_of_all_members();
CREATE TRIGGER member_standing_counts_delete AFTER DELETE ON all_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_member_standing_counts_of_all_members();

-- members by place
CREATE FUNCTION keep_member_place_counts_of_all_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_place_counts AS kept (is_removed, person_country_id, person_dzongkhag, import_id, row_count, shard)
      SELECT is_removed, person_country_id, person_dzongkhag, import_id, sum(row_count), own_shard() FROM (SELECT deleted_at IS NOT NULL, person_country_id, person_dzongkhag, import_id, (1) FROM appeared WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (is_removed, person_country_id, person_dzongkhag, import_id, row_count)
      GROUP BY is_removed, person_country_id, person_dzongkhag, import_id HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT member_place_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO member_place_counts AS kept (is_removed, person_country_id, person_dzongkhag, import_id, row_count, shard)
      SELECT is_removed, person_country_id, person_dzongkhag, import_id, sum(row_count), own_shard() FROM (SELECT deleted_at IS NOT NULL, person_country_id, person_dzongkhag, import_id, -(1) FROM gone WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (is_removed, person_country_id, person_dzongkhag, import_id, row_count)
      GROUP BY is_removed, person_country_id, person_dzongkhag, import_id HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT member_place_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSE
    INSERT INTO member_place_counts AS kept (is_removed, person_country_id, person_dzongkhag, import_id, row_count, shard)
      SELECT is_removed, person_country_id, person_dzongkhag, import_id, sum(row_count), own_shard() FROM (SELECT deleted_at IS NOT NULL, person_country_id, person_dzongkhag, import_id, (1) FROM (SELECT NEW.*) AS appeared WHERE deleted_at IS NULL OR merged_into IS NULL
      UNION ALL SELECT deleted_at IS NOT NULL, person_country_id, person_dzongkhag, import_id, -(1) FROM (SELECT OLD.*) AS gone WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (is_removed, person_country_id, person_dzongkhag, import_id, row_count)
      GROUP BY is_removed, person_country_id, person_dzongkhag, import_id HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT member_place_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER member_place_counts_insert AFTER INSERT ON all_members REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_member_place_counts_of_all_members();
CREATE TRIGGER member_place_counts_update AFTER UPDATE ON all_members FOR EACH ROW WHEN ((OLD.deleted_at, OLD.merged_into, OLD.person_country_id, OLD.person_dzongkhag, OLD.import_id) IS DISTINCT FROM (NEW.deleted_at, NEW.merged_into, NEW.person_country_id, NEW.person_dzongkhag, NEW.import_id)) EXECUTE FUNCTION keep_member_place_counts_of_all_members();
CREATE TRIGGER member_place_counts_delete AFTER DELETE ON all_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_member_place_counts_of_all_members();

-- members by name
CREATE FUNCTION keep_member_name_counts_of_all_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO member_name_counts AS kept (person_name_key, is_removed, import_id, row_count, shard)
      SELECT person_name_key, is_removed, import_id, sum(row_count), own_shard() FROM (SELECT person_name_key, deleted_at IS NOT NULL, import_id, (1) FROM appeared WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (person_name_key, is_removed, import_id, row_count)
      GROUP BY person_name_key, is_removed, import_id HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT member_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO member_name_counts AS kept (person_name_key, is_removed, import_id, row_count, shard)
      SELECT person_name_key, is_removed, import_id, sum(row_count), own_shard() FROM (SELECT person_name_key, deleted_at IS NOT NULL, import_id, -(1) FROM gone WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (person_name_key, is_removed, import_id, row_count)
      GROUP BY person_name_key, is_removed, import_id HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT member_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSE
    INSERT INTO member_name_counts AS kept (person_name_key, is_removed, import_id, row_count, shard)
      SELECT person_name_key, is_removed, import_id, sum(row_count), own_shard() FROM (SELECT person_name_key, deleted_at IS NOT NULL, import_id, (1) FROM (SELECT NEW.*) AS appeared WHERE deleted_at IS NULL OR merged_into IS NULL
      UNION ALL SELECT person_name_key, deleted_at IS NOT NULL, import_id, -(1) FROM (SELECT OLD.*) AS gone WHERE deleted_at IS NULL OR merged_into IS NULL) AS changed (person_name_key, is_removed, import_id, row_count)
      GROUP BY person_name_key, is_removed, import_id HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT member_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER member_name_counts_insert AFTER INSERT ON all_members REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_member_name_counts_of_all_members();
CREATE TRIGGER member_name_counts_update AFTER UPDATE ON all_members FOR EACH ROW WHEN ((OLD.person_name_key, OLD.deleted_at, OLD.merged_into, OLD.import_id) IS DISTINCT FROM (NEW.person_name_key, NEW.deleted_at, NEW.merged_into, NEW.import_id)) EXECUTE FUNCTION keep_member_name_counts_of_all_members();
CREATE TRIGGER member_name_counts_delete AFTER DELETE ON all_members REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_member_name_counts_of_all_members();

-- donations by the name of the donor
CREATE FUNCTION keep_donor_name_counts_of_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO donor_name_counts AS kept (donor_name_key, is_removed, row_count, shard)
      SELECT donor_name_key, is_removed, sum(row_count), own_shard() FROM (SELECT donor_name_key, deleted_at IS NOT NULL, (1) FROM appeared WHERE true) AS changed (donor_name_key, is_removed, row_count)
      GROUP BY donor_name_key, is_removed HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT donor_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO donor_name_counts AS kept (donor_name_key, is_removed, row_count, shard)
      SELECT donor_name_key, is_removed, sum(row_count), own_shard() FROM (SELECT donor_name_key, deleted_at IS NOT NULL, -(1) FROM gone WHERE true) AS changed (donor_name_key, is_removed, row_count)
      GROUP BY donor_name_key, is_removed HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT donor_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSE
    INSERT INTO donor_name_counts AS kept (donor_name_key, is_removed, row_count, shard)
      SELECT donor_name_key, is_removed, sum(row_count), own_shard() FROM (SELECT donor_name_key, deleted_at IS NOT NULL, (1) FROM (SELECT NEW.*) AS appeared WHERE true
      UNION ALL SELECT donor_name_key, deleted_at IS NOT NULL, -(1) FROM (SELECT OLD.*) AS gone WHERE true) AS changed (donor_name_key, is_removed, row_count)
      GROUP BY donor_name_key, is_removed HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT donor_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER donor_name_counts_insert AFTER INSERT ON donations REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_donor_name_counts_of_donations();
CREATE TRIGGER donor_name_counts_update AFTER UPDATE ON donations FOR EACH ROW WHEN ((OLD.donor_name_key, OLD.deleted_at) IS DISTINCT FROM (NEW.donor_name_key, NEW.deleted_at)) EXECUTE FUNCTION keep_donor_name_counts_of_donations();
CREATE TRIGGER donor_name_counts_delete AFTER DELETE ON donations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_donor_name_counts_of_donations();

-- fees and donations
CREATE FUNCTION keep_due_counts_of_membership_fees() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO due_counts AS kept (due, payment_status, row_count, shard)
      SELECT due, payment_status, sum(row_count), own_shard() FROM (SELECT 'fee', payment_status, (1) FROM appeared WHERE deleted_at IS NULL) AS changed (due, payment_status, row_count)
      GROUP BY due, payment_status HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO due_counts AS kept (due, payment_status, row_count, shard)
      SELECT due, payment_status, sum(row_count), own_shard() FROM (SELECT 'fee', payment_status, -(1) FROM gone WHERE deleted_at IS NULL) AS changed (due, payment_status, row_count)
      GROUP BY due, payment_status HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSE
    INSERT INTO due_counts AS kept (due, payment_status, row_count, shard)
      SELECT due, payment_status, sum(row_count), own_shard() FROM (SELECT 'fee', payment_status, (1) FROM appeared WHERE deleted_at IS NULL
      UNION ALL SELECT 'fee', payment_status, -(1) FROM gone WHERE deleted_at IS NULL) AS changed (due, payment_status, row_count)
      GROUP BY due, payment_status HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER due_counts_insert AFTER INSERT ON membership_fees REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts_of_membership_fees();
CREATE TRIGGER due_counts_update AFTER UPDATE ON membership_fees REFERENCING OLD TABLE AS gone NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts_of_membership_fees();
CREATE TRIGGER due_counts_delete AFTER DELETE ON membership_fees REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts_of_membership_fees();
CREATE FUNCTION keep_due_counts_of_donations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO due_counts AS kept (due, payment_status, row_count, shard)
      SELECT due, payment_status, sum(row_count), own_shard() FROM (SELECT 'donation', payment_status, (1) FROM appeared WHERE deleted_at IS NULL) AS changed (due, payment_status, row_count)
      GROUP BY due, payment_status HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO due_counts AS kept (due, payment_status, row_count, shard)
      SELECT due, payment_status, sum(row_count), own_shard() FROM (SELECT 'donation', payment_status, -(1) FROM gone WHERE deleted_at IS NULL) AS changed (due, payment_status, row_count)
      GROUP BY due, payment_status HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSE
    INSERT INTO due_counts AS kept (due, payment_status, row_count, shard)
      SELECT due, payment_status, sum(row_count), own_shard() FROM (SELECT 'donation', payment_status, (1) FROM appeared WHERE deleted_at IS NULL
      UNION ALL SELECT 'donation', payment_status, -(1) FROM gone WHERE deleted_at IS NULL) AS changed (due, payment_status, row_count)
      GROUP BY due, payment_status HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT due_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER due_counts_insert AFTER INSERT ON donations REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts_of_donations();
CREATE TRIGGER due_counts_update AFTER UPDATE ON donations REFERENCING OLD TABLE AS gone NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts_of_donations();
CREATE TRIGGER due_counts_delete AFTER DELETE ON donations REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_due_counts_of_donations();

-- payments that wait
CREATE FUNCTION keep_pending_payment_counts_of_payments() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO pending_payment_counts AS kept (due, currency, row_count, amount, shard)
      SELECT due, currency, sum(row_count), sum(amount), own_shard() FROM (SELECT CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END, currency, (1), (amount) FROM appeared WHERE status = 'pending') AS changed (due, currency, row_count, amount)
      GROUP BY due, currency HAVING sum(row_count) <> 0 OR sum(amount) <> 0
    ON CONFLICT ON CONSTRAINT pending_payment_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count, amount = kept.amount + excluded.amount;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO pending_payment_counts AS kept (due, currency, row_count, amount, shard)
      SELECT due, currency, sum(row_count), sum(amount), own_shard() FROM (SELECT CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END, currency, -(1), -(amount) FROM gone WHERE status = 'pending') AS changed (due, currency, row_count, amount)
      GROUP BY due, currency HAVING sum(row_count) <> 0 OR sum(amount) <> 0
    ON CONFLICT ON CONSTRAINT pending_payment_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count, amount = kept.amount + excluded.amount;
  ELSE
    INSERT INTO pending_payment_counts AS kept (due, currency, row_count, amount, shard)
      SELECT due, currency, sum(row_count), sum(amount), own_shard() FROM (SELECT CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END, currency, (1), (amount) FROM (SELECT NEW.*) AS appeared WHERE status = 'pending'
      UNION ALL SELECT CASE WHEN fee_id IS NULL THEN 'donation' ELSE 'fee' END, currency, -(1), -(amount) FROM (SELECT OLD.*) AS gone WHERE status = 'pending') AS changed (due, currency, row_count, amount)
      GROUP BY due, currency HAVING sum(row_count) <> 0 OR sum(amount) <> 0
    ON CONFLICT ON CONSTRAINT pending_payment_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count, amount = kept.amount + excluded.amount;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER pending_payment_counts_insert AFTER INSERT ON payments REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_pending_payment_counts_of_payments();
CREATE TRIGGER pending_payment_counts_update AFTER UPDATE ON payments FOR EACH ROW WHEN ((OLD.status, OLD.fee_id, OLD.currency, OLD.amount) IS DISTINCT FROM (NEW.status, NEW.fee_id, NEW.currency, NEW.amount)) EXECUTE FUNCTION keep_pending_payment_counts_of_payments();
CREATE TRIGGER pending_payment_counts_delete AFTER DELETE ON payments REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_pending_payment_counts_of_payments();
