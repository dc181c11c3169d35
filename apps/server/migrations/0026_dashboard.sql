-- What the dashboard counts: members by type, and by where they live. And the lists behind its figures.

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- ── members know where their person lives ───────────────────────────────────
ALTER TABLE all_members ADD COLUMN person_country_id uuid, ADD COLUMN person_dzongkhag text;
UPDATE all_members SET person_country_id = country_id, person_dzongkhag = dzongkhag
FROM people WHERE people.id = person_id;
CREATE OR REPLACE VIEW members AS
  SELECT * FROM all_members
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

-- FOR SHARE: anyone who is changing where the person lives at this moment ends first, or sees this member.
CREATE FUNCTION set_place_of_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT country_id, dzongkhag INTO NEW.person_country_id, NEW.person_dzongkhag
    FROM people WHERE id = NEW.person_id FOR SHARE;
  RETURN NEW;
END $$;
CREATE TRIGGER members_place_of_person
  BEFORE INSERT OR UPDATE OF person_id, person_country_id, person_dzongkhag ON all_members
  FOR EACH ROW EXECUTE FUNCTION set_place_of_person();
CREATE FUNCTION pass_place_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_members SET person_country_id = NEW.country_id WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER people_place AFTER UPDATE OF country_id, dzongkhag ON people
  FOR EACH ROW WHEN (OLD.country_id IS DISTINCT FROM NEW.country_id OR OLD.dzongkhag IS DISTINCT FROM NEW.dzongkhag)
  EXECUTE FUNCTION pass_place_on();

CREATE INDEX members_country ON all_members (person_country_id) WHERE deleted_at IS NULL;
CREATE INDEX members_dzongkhag ON all_members (person_dzongkhag) WHERE deleted_at IS NULL;

-- ── members by type ─────────────────────────────────────────────────────────
-- The kept numbers of members (0016) are counted by type too.
DROP TRIGGER member_counts_insert ON all_members;
DROP TRIGGER member_counts_update ON all_members;
DROP TRIGGER member_counts_delete ON all_members;
DROP FUNCTION keep_member_counts();
DROP VIEW shown_member_counts;
DROP TABLE member_counts;
CREATE TABLE member_counts (
  is_removed boolean NOT NULL,
  end_reason text,
  is_lifetime boolean NOT NULL,
  paid_until date,
  grace_until date,
  has_phone boolean NOT NULL,
  membership_type_id uuid NOT NULL,
  import_id uuid,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT member_counts_once UNIQUE NULLS NOT DISTINCT
    (paid_until, grace_until, end_reason, is_lifetime, has_phone, membership_type_id, is_removed, import_id, shard)
) WITH (fillfactor = 80);
-- Those who were merged into somebody else are in no list.
CALL keep_counts('all_members', 'member_counts',
  'is_removed, end_reason, is_lifetime, paid_until, grace_until, has_phone, membership_type_id, import_id',
  'deleted_at IS NOT NULL, end_reason, is_lifetime, paid_until, grace_until, has_phone, membership_type_id, import_id',
  'deleted_at IS NULL OR merged_into IS NULL');
CREATE VIEW shown_member_counts AS
  SELECT * FROM member_counts
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

-- ── members by country and dzongkhag ────────────────────────────────────────
-- Apart from their standing: together there would be a row for almost every member.
CREATE TABLE member_place_counts (
  is_removed boolean NOT NULL,
  person_country_id uuid,
  person_dzongkhag text,
  import_id uuid,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT member_place_counts_once UNIQUE NULLS NOT DISTINCT
    (person_country_id, person_dzongkhag, is_removed, import_id, shard)
) WITH (fillfactor = 80);
CALL keep_counts('all_members', 'member_place_counts',
  'is_removed, person_country_id, person_dzongkhag, import_id',
  'deleted_at IS NOT NULL, person_country_id, person_dzongkhag, import_id',
  'deleted_at IS NULL OR merged_into IS NULL');
CREATE VIEW shown_member_place_counts AS
  SELECT * FROM member_place_counts
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

-- ── the list of money received ──────────────────────────────────────────────
-- In the order of its days, with all that it is filtered by.
DROP INDEX ledger_postings_day;
CREATE INDEX ledger_postings_day ON ledger_postings (day, id) INCLUDE (payment_id, head, method, currency);

-- ── what waits to be verified: with its currency, so that it is added up in the index alone ──
DROP INDEX payments_pending_fees, payments_pending_donations;
CREATE INDEX payments_pending_fees ON payments (submitted_at, id) INCLUDE (fee_id, amount, currency)
  WHERE status = 'pending' AND fee_id IS NOT NULL;
CREATE INDEX payments_pending_donations ON payments (submitted_at, id) INCLUDE (donation_id, amount, currency)
  WHERE status = 'pending' AND donation_id IS NOT NULL;

-- ── setting up ──────────────────────────────────────────────────────────────
-- A centre that has members has its fees, and is past its first hour.
INSERT INTO settings (key, value, updated_at)
  SELECT key, 'true'::jsonb, now() FROM (VALUES ('areFeesConfirmed'), ('isSetupDismissed')) AS decided (key)
  WHERE EXISTS (SELECT FROM all_members)
ON CONFLICT (key) DO NOTHING;
