-- When backups are made and where; one row. What they are locked with opens nothing, so it may be here.
CREATE TABLE backup_plan (
  id boolean PRIMARY KEY DEFAULT true CONSTRAINT backup_plan_is_one CHECK (id),
  is_on boolean NOT NULL DEFAULT true,
  hour integer NOT NULL DEFAULT 2 CONSTRAINT backup_plan_hour CHECK (hour BETWEEN 0 AND 23),
  keep integer NOT NULL DEFAULT 7 CONSTRAINT backup_plan_keep CHECK (keep BETWEEN 2 AND 365),
  -- Empty until somebody chooses: then backups lie beside the data.
  places jsonb NOT NULL DEFAULT '[]',
  lock_salt text,
  lock_public_key text,
  passphrase_set_at timestamptz,
  passphrase_set_by text,
  CONSTRAINT backup_plan_whole_lock CHECK ((lock_salt IS NULL) = (lock_public_key IS NULL)),
  -- What was due before is not missed.
  since timestamptz NOT NULL DEFAULT now(),
  -- That one is late is told once, until one is made again.
  told_at timestamptz
);
INSERT INTO backup_plan DEFAULT VALUES;

-- Every try, and what became of it. None of this is in a backup: the files it names lie elsewhere or not at all.
CREATE TABLE backups (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CONSTRAINT backups_kind_known CHECK (kind IN ('backup', 'drill')),
  state text NOT NULL DEFAULT 'waiting' CONSTRAINT backups_state_known CHECK (state IN ('waiting', 'running', 'done', 'failed')),
  asked_by text,
  asked_at timestamptz NOT NULL,
  begun_at timestamptz,
  ended_at timestamptz,
  step text CONSTRAINT backups_step_known CHECK (step IN ('rows', 'files', 'check', 'copy', 'drill')),
  count bigint NOT NULL DEFAULT 0,
  file_name text,
  byte_size bigint,
  sha256 text,
  is_encrypted boolean NOT NULL DEFAULT false,
  contents jsonb,
  checked_at timestamptz,
  problem text CONSTRAINT backups_problem_known CHECK (problem IN ('full', 'absent', 'unwritable', 'failed')),
  detail text,
  -- The backup that was brought back on trial.
  drilled_id uuid REFERENCES backups ON DELETE SET NULL
);
CREATE INDEX backups_newest ON backups (kind, asked_at DESC);

CREATE TABLE backup_copies (
  backup_id uuid NOT NULL REFERENCES backups ON DELETE CASCADE,
  place text NOT NULL,
  problem text CONSTRAINT backup_copies_problem_known CHECK (problem IN ('full', 'absent', 'unwritable', 'failed')),
  PRIMARY KEY (backup_id, place)
);

-- What opens one encrypted backup alone, so that it can be brought back on trial without the passphrase.
CREATE TABLE backup_keys (
  backup_id uuid PRIMARY KEY REFERENCES backups ON DELETE CASCADE,
  file_key text NOT NULL
);
