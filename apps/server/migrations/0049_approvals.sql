-- Acts that wait for a second person, where the centre wants two: what was asked for, by whom, and what became of it.
CREATE TABLE approvals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  act text NOT NULL,
  -- Which call is made once it is approved, such as `POST /donations/:id/reverse`, and with what.
  call text NOT NULL,
  -- Taken away once it is decided: the audit has what happened, and what did not happen is nobody's business.
  arguments jsonb,
  changes jsonb NOT NULL,
  entity text NOT NULL,
  -- Null where it is about a record that does not exist yet, or about the settings.
  entity_id uuid,
  label text NOT NULL,
  amount bigint,
  currency text,
  reason text,
  -- How the record stood when it was asked for: for people, and to be compared.
  situation text NOT NULL,
  fingerprint text NOT NULL,
  -- The accounts of those who took part, and may not decide.
  took_part jsonb NOT NULL,
  asked_by uuid NOT NULL REFERENCES users,
  asked_at timestamptz NOT NULL,
  state text NOT NULL CHECK (state IN ('waiting', 'approved', 'declined', 'outdated')),
  decided_by uuid REFERENCES users,
  decided_at timestamptz,
  decision_reason text,
  CONSTRAINT approvals_sum CHECK ((amount IS NULL) = (currency IS NULL)),
  CONSTRAINT approvals_decided CHECK ((state = 'waiting') = (decided_at IS NULL)),
  CONSTRAINT approvals_decider CHECK (decided_by IS NOT NULL OR state IN ('waiting', 'outdated')),
  CONSTRAINT approvals_arguments CHECK ((state = 'waiting') = (arguments IS NOT NULL)),
  CONSTRAINT approvals_other_person CHECK (decided_by <> asked_by OR state = 'outdated')
);
-- Asked twice, or by two at once, one waits.
CREATE UNIQUE INDEX approvals_one_waiting ON approvals (entity, entity_id) WHERE state = 'waiting' AND entity_id IS NOT NULL;
CREATE UNIQUE INDEX approvals_one_of_settings ON approvals (entity) WHERE state = 'waiting' AND entity = 'Settings';
CREATE INDEX approvals_waiting ON approvals (asked_at, id) WHERE state = 'waiting';
CREATE INDEX approvals_decided ON approvals (decided_at DESC, id) WHERE state <> 'waiting';
CREATE INDEX approvals_of_entity ON approvals (entity_id);
CREATE INDEX approvals_asked_by ON approvals (asked_by);
CREATE INDEX approvals_decided_by ON approvals (decided_by);
