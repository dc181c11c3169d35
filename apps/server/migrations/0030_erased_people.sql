-- People who were erased: nothing is left of who they were, and their amounts and numbers stay.
ALTER TABLE people
  ADD COLUMN erased_at timestamptz,
  -- Whatever writes to people: somebody who was erased does not get a name, a number or an address again.
  ADD CONSTRAINT people_erased_stay CHECK (erased_at IS NULL OR (name = 'Erased person' AND num_nonnulls(
    name_dzongkha, gender, date_of_birth, identity_type, identity_number, taxpayer_number, phone, email, dzongkhag, gewog,
    village, house_number, thram_number, address, occupation, photo_file_id) = 0));

-- ── audit entries about people who were erased ──────────────────────────────
-- The seal of an entry was made over values that are gone. In its place stands the digest of what is left of the entry;
-- the chain goes on from the old seal. All redactions of a round are sealed by the entry of the erasure, which has
-- their digest: an entry that is changed without an erasure in the chain is found by `npm run verify`.
CREATE TABLE audit_redactions (
  entry_id bigint PRIMARY KEY,
  round uuid NOT NULL,
  digest text NOT NULL
);
CREATE INDEX audit_redactions_round ON audit_redactions (round, entry_id);
CREATE TRIGGER audit_redactions_append_only BEFORE UPDATE OR DELETE ON audit_redactions
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_redactions_keep BEFORE TRUNCATE ON audit_redactions
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- Who was it, what was said and from where may go. When, what was done, to which record and by whose account stays.
CREATE FUNCTION only_redact_audit_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE'
     OR (to_jsonb(NEW) - '{actor_name,label,before,after,reason,address}'::text[])
        IS DISTINCT FROM (to_jsonb(OLD) - '{actor_name,label,before,after,reason,address}'::text[])
     OR NOT EXISTS (SELECT FROM audit_redactions WHERE entry_id = OLD.id AND digest = audit_digest('', NEW)) THEN
    RAISE EXCEPTION 'audit_entries is append-only' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NEW;
END $$;
DROP TRIGGER audit_entries_append_only ON audit_entries;
CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries
  FOR EACH ROW EXECUTE FUNCTION only_redact_audit_entry();

-- An entry that still waits for its seal is sealed first: the chain has to go through what was written.
CREATE FUNCTION redact_audit_entry(
  erasure uuid, which bigint, new_actor_name text, new_label text, new_before jsonb, new_after jsonb, new_reason text, new_address text
) RETURNS void LANGUAGE plpgsql AS $$
DECLARE entry audit_entries;
BEGIN
  IF NOT EXISTS (SELECT FROM audit_seals WHERE entry_id = which) THEN
    RAISE EXCEPTION 'audit entry % is not sealed yet', which USING ERRCODE = 'restrict_violation';
  END IF;
  SELECT * INTO STRICT entry FROM audit_entries WHERE id = which;
  entry.actor_name := new_actor_name;
  entry.label := new_label;
  entry.before := new_before;
  entry.after := new_after;
  entry.reason := new_reason;
  entry.address := new_address;
  INSERT INTO audit_redactions (entry_id, round, digest) VALUES (which, erasure, audit_digest('', entry));
  UPDATE audit_entries SET actor_name = new_actor_name, label = new_label, before = new_before, after = new_after,
    reason = new_reason, address = new_address WHERE id = which;
END $$;
