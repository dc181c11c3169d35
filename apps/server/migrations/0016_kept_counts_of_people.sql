-- How many members, users, audit entries and messages there are, kept in the transaction that changes them, so that no
-- list counts a whole table. They are written by triggers alone: no writer can forget them. `npm run verify` counts again.

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- Each count is spread over several rows, its shards. A transaction takes a shard that no other transaction has and keeps
-- it until it ends, so nobody waits for anybody. While one at a time writes, there is one row for each count.
CREATE OR REPLACE FUNCTION own_shard() RETURNS integer LANGUAGE plpgsql AS $$
BEGIN
  FOR shard IN 0..15 LOOP
    IF pg_try_advisory_xact_lock(727014, shard) THEN
      RETURN shard;
    END IF;
  END LOOP;
  -- All are taken: this connection has one of its own.
  RETURN 16 + pg_backend_pid();
END $$;

-- ── what a list of members is filtered by, on the member itself ─────────────
-- The last day of grace, from the day paid for and the grace of the type; and whether the person has a phone.
ALTER TABLE all_members ADD COLUMN grace_until date, ADD COLUMN has_phone boolean NOT NULL DEFAULT false;
UPDATE all_members SET grace_until = paid_until + grace_days, has_phone = phone IS NOT NULL
FROM membership_types, people
WHERE membership_types.id = membership_type_id AND people.id = person_id;
CREATE OR REPLACE VIEW members AS
  SELECT * FROM all_members
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

-- FOR SHARE: anyone who is changing the grace or the phone at this moment ends first, or sees this member.
CREATE FUNCTION set_grace_until() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.grace_until := NULL;
  IF NEW.paid_until IS NOT NULL THEN
    SELECT NEW.paid_until + grace_days INTO NEW.grace_until FROM membership_types
      WHERE id = NEW.membership_type_id FOR SHARE;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER members_grace_until BEFORE INSERT OR UPDATE OF paid_until, membership_type_id, grace_until ON all_members
  FOR EACH ROW EXECUTE FUNCTION set_grace_until();
CREATE FUNCTION pass_grace_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_members SET grace_until = NULL WHERE membership_type_id = NEW.id AND paid_until IS NOT NULL;
  RETURN NULL;
END $$;
CREATE TRIGGER membership_types_grace AFTER UPDATE OF grace_days ON membership_types
  FOR EACH ROW WHEN (OLD.grace_days <> NEW.grace_days) EXECUTE FUNCTION pass_grace_on();

CREATE FUNCTION set_has_phone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT phone IS NOT NULL INTO NEW.has_phone FROM people WHERE id = NEW.person_id FOR SHARE;
  -- A person who does not exist is refused by the foreign key.
  NEW.has_phone := coalesce(NEW.has_phone, false);
  RETURN NEW;
END $$;
CREATE TRIGGER members_has_phone BEFORE INSERT OR UPDATE OF person_id, has_phone ON all_members
  FOR EACH ROW EXECUTE FUNCTION set_has_phone();
CREATE FUNCTION pass_has_phone_on() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE all_members SET has_phone = NEW.phone IS NOT NULL WHERE person_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER people_has_phone AFTER UPDATE OF phone ON people
  FOR EACH ROW WHEN ((OLD.phone IS NULL) <> (NEW.phone IS NULL)) EXECUTE FUNCTION pass_has_phone_on();

-- ── keeping counts ──────────────────────────────────────────────────────────
-- Fills `counts` with how many rows of `counted` meet the condition, by their keys, and keeps it so. A row of `counts` has
-- the keys, a shard and row_count; its constraint <counts>_once says that there is one for each.
CREATE PROCEDURE keep_counts(counted text, counts text, keys text, expressions text, condition text)
LANGUAGE plpgsql AS $$
DECLARE
  side constant text := format('SELECT %s, %%s AS row_count FROM %%s WHERE %s GROUP BY %s', expressions, condition, expressions);
  addition constant text := format(
    'INSERT INTO %1$I AS kept (%2$s, row_count, shard) SELECT %2$s, row_count, own_shard() FROM (%%s) AS changed (%2$s, row_count)
     ON CONFLICT ON CONSTRAINT %1$I_once DO UPDATE SET row_count = kept.row_count + excluded.row_count', counts, keys);
  appeared constant text := format(side, 'count(*)', 'appeared');
  gone constant text := format(side, '-count(*)', 'gone');
  changed constant text := format(
    'SELECT %1$s, sum(row_count) FROM (%2$s UNION ALL %3$s) AS sides (%1$s, row_count) GROUP BY %1$s HAVING sum(row_count) <> 0',
    keys, appeared, gone);
BEGIN
  EXECUTE format(addition, format(side, 'count(*)', counted));
  EXECUTE format('CREATE FUNCTION keep_%s() RETURNS trigger LANGUAGE plpgsql AS $body$
    BEGIN
      IF TG_OP = ''INSERT'' THEN %s;
      ELSIF TG_OP = ''DELETE'' THEN %s;
      ELSE %s;
      END IF;
      RETURN NULL;
    END $body$', counts, format(addition, appeared), format(addition, gone), format(addition, changed));
  EXECUTE format('CREATE TRIGGER %2$s_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS appeared
    FOR EACH STATEMENT EXECUTE FUNCTION keep_%2$s()', counted, counts);
  EXECUTE format('CREATE TRIGGER %2$s_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS gone NEW TABLE AS appeared
    FOR EACH STATEMENT EXECUTE FUNCTION keep_%2$s()', counted, counts);
  EXECUTE format('CREATE TRIGGER %2$s_delete AFTER DELETE ON %1$I REFERENCING OLD TABLE AS gone
    FOR EACH STATEMENT EXECUTE FUNCTION keep_%2$s()', counted, counts);
END $$;

-- ── members: by all that standing, the tabs and the dashboard ask for ───────
-- Standing depends on the day, so the days are kept: how many are lapsed today is a sum over days.
CREATE TABLE member_counts (
  is_removed boolean NOT NULL,
  end_reason text,
  is_lifetime boolean NOT NULL,
  paid_until date,
  grace_until date,
  has_phone boolean NOT NULL,
  import_id uuid,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT member_counts_once UNIQUE NULLS NOT DISTINCT
    (paid_until, grace_until, end_reason, is_lifetime, has_phone, is_removed, import_id, shard)
) WITH (fillfactor = 80);
-- Those who were merged into somebody else are in no list.
CALL keep_counts('all_members', 'member_counts',
  'is_removed, end_reason, is_lifetime, paid_until, grace_until, has_phone, import_id',
  'deleted_at IS NOT NULL, end_reason, is_lifetime, paid_until, grace_until, has_phone, import_id',
  'deleted_at IS NULL OR merged_into IS NULL');
-- As with the view `members`: rows of an import that is on its way, or being taken back, are not there for anybody.
CREATE VIEW shown_member_counts AS
  SELECT * FROM member_counts
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

-- ── users, audit entries, messages ──────────────────────────────────────────
CREATE TABLE user_counts (
  role_id uuid NOT NULL,
  status text NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT user_counts_once UNIQUE (role_id, status, shard)
) WITH (fillfactor = 80);
CALL keep_counts('users', 'user_counts', 'role_id, status', 'role_id, status', 'deleted_at IS NULL');

CREATE TABLE audit_counts (
  entity text NOT NULL,
  action text NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT audit_counts_once UNIQUE (entity, action, shard)
) WITH (fillfactor = 80);
CALL keep_counts('audit_entries', 'audit_counts', 'entity, action', 'entity, action', 'true');

CREATE TABLE outbox_counts (
  kind text NOT NULL,
  status text NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT outbox_counts_once UNIQUE (kind, status, shard)
) WITH (fillfactor = 80);
CALL keep_counts('outbox_messages', 'outbox_counts', 'kind, status', 'kind, status', 'true');
