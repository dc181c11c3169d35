-- How many members and donations there are of each name. Few names are borne by many people, so a part of a name is looked
-- for among the names, and not among a million people. Members know the name of their person, as they know their place.

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;
-- Another process may still be at work: what it adds comes before it is counted, or is counted by the triggers. Nor may it
-- read meanwhile: all of these are changed below, and a reader who has one of them and waits for another would be waited for.
LOCK TABLE members, all_members, people, donations IN ACCESS EXCLUSIVE MODE;

-- ── what members know of their person, by one trigger instead of three ──────
ALTER TABLE all_members ADD COLUMN person_name_key text COLLATE "C";
UPDATE all_members SET person_name_key = name_key FROM people WHERE people.id = person_id;
CREATE OR REPLACE VIEW members AS
  SELECT * FROM all_members
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));
DROP TRIGGER members_has_phone ON all_members;
DROP TRIGGER members_place_of_person ON all_members;
DROP TRIGGER people_has_phone ON people;
DROP TRIGGER people_place ON people;
DROP FUNCTION set_has_phone(), set_place_of_person(), pass_has_phone_on(), pass_place_on();
-- FOR SHARE: anyone who is changing the person at this moment ends first, or sees this member.
CREATE FUNCTION copy_from_person() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT phone IS NOT NULL, country_id, dzongkhag, name_key
    INTO NEW.has_phone, NEW.person_country_id, NEW.person_dzongkhag, NEW.person_name_key
    FROM people WHERE id = NEW.person_id FOR SHARE;
  -- A person who does not exist is refused by the foreign key.
  NEW.has_phone := coalesce(NEW.has_phone, false);
  RETURN NEW;
END $$;
CREATE TRIGGER members_copy_from_person
  BEFORE INSERT OR UPDATE OF person_id, has_phone, person_country_id, person_dzongkhag, person_name_key ON all_members
  FOR EACH ROW EXECUTE FUNCTION copy_from_person();
CREATE FUNCTION copy_to_members() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_members SET person_name_key = NEW.name_key WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER people_copy_to_members AFTER UPDATE OF name, phone, country_id, dzongkhag ON people
  FOR EACH ROW WHEN ((OLD.phone IS NULL) <> (NEW.phone IS NULL)
    OR (OLD.country_id, OLD.dzongkhag, OLD.name_key) IS DISTINCT FROM (NEW.country_id, NEW.dzongkhag, NEW.name_key))
  EXECUTE FUNCTION copy_to_members();
-- The register in the order of its names.
CREATE INDEX members_name ON all_members (person_name_key, person_id);

-- ── how many there are of each name ─────────────────────────────────────────
CREATE TABLE member_name_counts (
  person_name_key text COLLATE "C" NOT NULL,
  is_removed boolean NOT NULL,
  import_id uuid,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT member_name_counts_once UNIQUE NULLS NOT DISTINCT (person_name_key, is_removed, import_id, shard)
) WITH (fillfactor = 80);
CALL keep_counts('all_members', 'member_name_counts',
  'person_name_key, is_removed, import_id',
  'person_name_key, deleted_at IS NOT NULL, import_id',
  'deleted_at IS NULL OR merged_into IS NULL');
CREATE VIEW shown_member_name_counts AS
  SELECT * FROM member_name_counts
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

CREATE TABLE donor_name_counts (
  donor_name_key text COLLATE "C" NOT NULL,
  is_removed boolean NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT donor_name_counts_once UNIQUE (donor_name_key, is_removed, shard)
) WITH (fillfactor = 80);
CALL keep_counts('donations', 'donor_name_counts', 'donor_name_key, is_removed', 'donor_name_key, deleted_at IS NOT NULL', 'true');

CREATE INDEX member_name_counts_parts ON member_name_counts USING gin (person_name_key gin_trgm_ops);
CREATE INDEX donor_name_counts_parts ON donor_name_counts USING gin (donor_name_key gin_trgm_ops);
DROP INDEX donations_donor_parts;

-- A change that leaves the name as it is, as most do, must cost nothing: so changes are looked at row by row, and each
-- condition says what counts.
DROP TRIGGER member_name_counts_update ON all_members;
CREATE FUNCTION move_member_name_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO member_name_counts AS kept (person_name_key, is_removed, import_id, row_count, shard)
    SELECT name_key, is_removed, import_id, sum(row_count), own_shard() FROM (VALUES
      (OLD.person_name_key, OLD.deleted_at IS NOT NULL, OLD.import_id, -1, OLD.merged_into),
      (NEW.person_name_key, NEW.deleted_at IS NOT NULL, NEW.import_id, 1, NEW.merged_into)
    ) AS sides (name_key, is_removed, import_id, row_count, merged_into)
    WHERE NOT is_removed OR merged_into IS NULL
    GROUP BY name_key, is_removed, import_id HAVING sum(row_count) <> 0
  ON CONFLICT ON CONSTRAINT member_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  RETURN NULL;
END $$;
CREATE TRIGGER member_name_counts_update AFTER UPDATE ON all_members
  FOR EACH ROW WHEN ((OLD.person_name_key, OLD.deleted_at IS NULL, OLD.merged_into IS NULL, OLD.import_id)
    IS DISTINCT FROM (NEW.person_name_key, NEW.deleted_at IS NULL, NEW.merged_into IS NULL, NEW.import_id))
  EXECUTE FUNCTION move_member_name_count();

DROP TRIGGER donor_name_counts_update ON donations;
CREATE FUNCTION move_donor_name_count() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO donor_name_counts AS kept (donor_name_key, is_removed, row_count, shard)
    SELECT name_key, is_removed, row_count, own_shard() FROM (VALUES
      (OLD.donor_name_key, OLD.deleted_at IS NOT NULL, -1), (NEW.donor_name_key, NEW.deleted_at IS NOT NULL, 1)
    ) AS sides (name_key, is_removed, row_count)
  ON CONFLICT ON CONSTRAINT donor_name_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  RETURN NULL;
END $$;
CREATE TRIGGER donor_name_counts_update AFTER UPDATE ON donations
  FOR EACH ROW WHEN ((OLD.donor_name_key, OLD.deleted_at IS NULL)
    IS DISTINCT FROM (NEW.donor_name_key, NEW.deleted_at IS NULL))
  EXECUTE FUNCTION move_donor_name_count();
