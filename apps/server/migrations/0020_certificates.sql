-- Papers made by the server: yearly certificates, what was first drawn of each paper, and the codes of member cards.

-- ── certificates ────────────────────────────────────────────────────────────
-- Numbered without a gap for each kind and income year, as receipts are; a transaction that rolls back gives the number back.
CREATE TABLE certificate_counters (
  kind text NOT NULL CHECK (kind IN ('member', 'donation', 'pit')),
  year integer NOT NULL,
  value integer NOT NULL,
  PRIMARY KEY (kind, year)
);

CREATE TABLE certificates (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  certificate_number text COLLATE "C" NOT NULL CONSTRAINT certificates_number_unique UNIQUE,
  kind text NOT NULL CHECK (kind IN ('member', 'donation', 'pit')),
  -- The income year, which is the calendar year in which the money came.
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2199),
  position integer NOT NULL CHECK (position >= 1),
  -- Whose it is. It follows a merge of two records, so it is no part of the seal.
  person_id uuid NOT NULL REFERENCES people,
  issued_on date NOT NULL,
  -- All that is printed, as one text that never changes, and the hash of the one before and it.
  snapshot text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  verification_code text COLLATE "C" NOT NULL CONSTRAINT certificates_verification_unique UNIQUE,
  voided_at timestamptz,
  void_reason text,
  -- The one that stands in its place.
  replaced_by uuid REFERENCES certificates,
  created_at timestamptz NOT NULL,
  created_by uuid REFERENCES users,
  seal text NOT NULL,
  CONSTRAINT certificates_position_unique UNIQUE (kind, year, position)
);
CREATE INDEX certificates_person ON certificates (person_id, year);
CREATE INDEX certificates_replaced_by ON certificates (replaced_by) WHERE replaced_by IS NOT NULL;

CREATE FUNCTION only_void_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.voided_at IS DISTINCT FROM OLD.voided_at AND OLD.voided_at IS NOT NULL)
     OR (NEW.replaced_by IS DISTINCT FROM OLD.replaced_by AND OLD.replaced_by IS NOT NULL)
     OR (to_jsonb(NEW) - '{voided_at,void_reason,replaced_by,person_id}'::text[])
        IS DISTINCT FROM (to_jsonb(OLD) - '{voided_at,void_reason,replaced_by,person_id}'::text[]) THEN
    RAISE EXCEPTION 'a certificate never changes' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE FUNCTION seal_certificate() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.seal := encode(sha256(convert_to(jsonb_build_array(
    NEW.id, NEW.certificate_number, NEW.kind, NEW.year, NEW.position, NEW.issued_on, NEW.snapshot, NEW.previous_hash,
    NEW.hash, NEW.verification_code, extract(epoch FROM NEW.voided_at), NEW.void_reason, NEW.replaced_by,
    extract(epoch FROM NEW.created_at), NEW.created_by)::text, 'UTF8')), 'hex');
  RETURN NEW;
END $$;
-- Triggers run in the order of their names: first what is refused, then the seal.
CREATE TRIGGER certificates_only_voided BEFORE UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION only_void_certificate();
CREATE TRIGGER certificates_sealed BEFORE INSERT OR UPDATE ON certificates FOR EACH ROW EXECUTE FUNCTION seal_certificate();
CREATE TRIGGER certificates_never_deleted BEFORE DELETE ON certificates FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificates_never_emptied BEFORE TRUNCATE ON certificates FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- The receipts that a certificate adds up. A receipt that becomes void is looked up here.
CREATE TABLE certificate_entries (
  certificate_id uuid NOT NULL REFERENCES certificates,
  receipt_id uuid NOT NULL REFERENCES receipts,
  PRIMARY KEY (certificate_id, receipt_id)
);
CREATE INDEX certificate_entries_receipt ON certificate_entries (receipt_id);
CREATE TRIGGER certificate_entries_append_only BEFORE UPDATE OR DELETE ON certificate_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER certificate_entries_keep BEFORE TRUNCATE ON certificate_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ── what was drawn first ────────────────────────────────────────────────────
-- Of a receipt or certificate, in each of its states: the same bytes from then on, whatever is changed or updated.
CREATE TABLE paper_renderings (
  paper_id uuid NOT NULL,
  state text NOT NULL CHECK (state IN ('valid', 'duplicate', 'void', 'replaced')),
  file_id uuid NOT NULL REFERENCES files,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (paper_id, state)
);
CREATE INDEX paper_renderings_file ON paper_renderings (file_id);

-- ── member cards ────────────────────────────────────────────────────────────
-- What the QR code of a card leads to. A member who was merged has more than one, and each goes on working.
CREATE TABLE member_cards (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  verification_code text COLLATE "C" NOT NULL CONSTRAINT member_cards_code_unique UNIQUE,
  member_id uuid NOT NULL REFERENCES all_members,
  created_at timestamptz NOT NULL
);
CREATE INDEX member_cards_member ON member_cards (member_id);
