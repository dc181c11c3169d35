-- Audit entries are sealed in batches, a moment after their commit. Until now each commit waited for the one before it.

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;
DROP TRIGGER audit_entries_seal ON audit_entries;
DROP FUNCTION seal_audit_entry();

-- ── entries that wait for their seal ────────────────────────────────────────
-- One row for each, visible when its transaction has committed, in whatever order. The digest shows what is changed meanwhile.
-- There is no foreign key, so that an entry that was removed by force leaves its row here and is found.
CREATE TABLE audit_unsealed (
  entry_id bigint PRIMARY KEY,
  digest text NOT NULL
) WITH (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 2000);

CREATE FUNCTION await_audit_seal() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO audit_unsealed (entry_id, digest) VALUES (NEW.id, audit_digest('', NEW));
  RETURN NULL;
END $$;
CREATE TRIGGER audit_entries_await_seal AFTER INSERT ON audit_entries FOR EACH ROW EXECUTE FUNCTION await_audit_seal();

CREATE FUNCTION refuse_unsealed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM audit_seals WHERE entry_id = OLD.entry_id) THEN
    RAISE EXCEPTION 'audit entry % is not sealed yet', OLD.entry_id USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN OLD;
END $$;
CREATE TRIGGER audit_unsealed_leaves_sealed BEFORE DELETE ON audit_unsealed FOR EACH ROW EXECUTE FUNCTION refuse_unsealed();
CREATE TRIGGER audit_unsealed_append_only BEFORE UPDATE ON audit_unsealed FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_unsealed_keep BEFORE TRUNCATE ON audit_unsealed FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ── sealing ─────────────────────────────────────────────────────────────────
-- Seals what waits and answers how many entries that were; 0 also where another process is sealing at this moment.
-- An entry that is missing or changed since it was written is left waiting, for `npm run verify` to name.
-- A plan made while a table was empty would read it whole for ever after.
CREATE FUNCTION seal_audit_entries(most integer) RETURNS integer LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  last audit_head;
  waiting audit_unsealed;
  entry audit_entries;
  sealed bigint[] := '{}';
BEGIN
  IF NOT pg_try_advisory_xact_lock(727001) THEN
    RETURN 0;
  END IF;
  SELECT * INTO STRICT last FROM audit_head;
  FOR waiting IN SELECT * FROM audit_unsealed ORDER BY entry_id LIMIT most LOOP
    SELECT * INTO entry FROM audit_entries WHERE id = waiting.entry_id;
    CONTINUE WHEN NOT FOUND OR audit_digest('', entry) <> waiting.digest;
    CONTINUE WHEN EXISTS (SELECT FROM audit_seals WHERE entry_id = waiting.entry_id);
    last.seq := last.seq + 1;
    last.hash := audit_digest(last.hash, entry);
    INSERT INTO audit_seals (seq, entry_id, hash) VALUES (last.seq, entry.id, last.hash);
    sealed := sealed || entry.id;
  END LOOP;
  IF sealed <> '{}' THEN
    UPDATE audit_head SET seq = last.seq, hash = last.hash;
    DELETE FROM audit_unsealed WHERE entry_id = ANY (sealed);
  END IF;
  RETURN cardinality(sealed);
END $$;
