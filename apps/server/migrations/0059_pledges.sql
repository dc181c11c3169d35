-- Pledges: standing gifts that people pledged. They are no money: what came are donations that name their pledge. What is
-- expected is computed from the versions of a pledge when somebody asks, so nothing is written ahead of time.

INSERT INTO number_counters (name, value) VALUES ('pledge_number', 0);

CREATE TABLE pledges (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  pledge_number text COLLATE "C" NOT NULL CONSTRAINT pledges_number_unique UNIQUE,
  -- The donor as in a donation, but never without a name.
  donor_type text NOT NULL CONSTRAINT pledges_donor_type CHECK (donor_type IN ('member', 'non_member')),
  member_id uuid REFERENCES all_members,
  person_id uuid REFERENCES people,
  donor_name text NOT NULL,
  donor_name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_name(donor_name)) STORED,
  identity_type text CHECK (identity_type IN ('cid', 'passport', 'other')),
  identity_number text COLLATE "C",
  phone text COLLATE "C",
  email text COLLATE "C",
  country_id uuid CONSTRAINT pledges_country_exists REFERENCES countries,
  address text,
  purpose_id uuid NOT NULL CONSTRAINT pledges_purpose_exists REFERENCES donation_purposes,
  -- As it is given on with each donation.
  dedication jsonb,
  -- Those of the latest version.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 99999999999),
  rhythm text NOT NULL CONSTRAINT pledges_rhythm CHECK (rhythm IN ('monthly', 'quarterly', 'yearly', 'total')),
  day_of_month smallint NOT NULL CONSTRAINT pledges_day_of_month CHECK (day_of_month BETWEEN 1 AND 31),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  starts_on date NOT NULL,
  ends_on date,
  times smallint CONSTRAINT pledges_times CHECK (times BETWEEN 1 AND 600),
  -- One that has lasted its time and has come whole counts as ended too, by the clock and these two.
  state text NOT NULL DEFAULT 'active' CONSTRAINT pledges_state CHECK (state IN ('active', 'paused', 'ended')),
  state_since date,
  last_due_on date,
  pledged_in_all bigint,
  remind boolean NOT NULL DEFAULT false,
  channel text NOT NULL CHECK (channel IN ('public', 'member', 'staff', 'import')),
  import_id uuid CONSTRAINT pledges_import_exists REFERENCES imports,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT pledges_donor_fits CHECK ((donor_type = 'member') = (member_id IS NOT NULL)),
  CONSTRAINT pledges_identity_whole CHECK ((identity_type IS NULL) = (identity_number IS NULL)),
  CONSTRAINT pledges_ends_after_start CHECK (ends_on >= starts_on),
  CONSTRAINT pledges_one_end CHECK (ends_on IS NULL OR times IS NULL),
  CONSTRAINT pledges_total_has_end CHECK (rhythm <> 'total' OR ends_on IS NOT NULL),
  CONSTRAINT pledges_state_has_day CHECK ((state = 'active') = (state_since IS NULL))
);
CREATE INDEX pledges_member ON pledges (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX pledges_person ON pledges (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX pledges_purpose ON pledges (purpose_id);
CREATE INDEX pledges_country ON pledges (country_id) WHERE country_id IS NOT NULL;
CREATE INDEX pledges_created ON pledges (created_at, id);
CREATE INDEX pledges_import ON pledges (import_id) WHERE import_id IS NOT NULL;

-- What was pledged from a day on. A change is a new row, so that earlier periods keep what was pledged then.
CREATE TABLE pledge_versions (
  pledge_id uuid NOT NULL REFERENCES pledges ON DELETE CASCADE,
  from_day date NOT NULL,
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 99999999999),
  rhythm text NOT NULL CHECK (rhythm IN ('monthly', 'quarterly', 'yearly', 'total')),
  day_of_month smallint NOT NULL CHECK (day_of_month BETWEEN 1 AND 31),
  is_paused boolean NOT NULL DEFAULT false,
  PRIMARY KEY (pledge_id, from_day)
);

-- How the bank names the payer, where staff put a line to a pledge that does not tell its number. Of one text and sum
-- there is one pledge; always in the currency of the statements.
CREATE TABLE pledge_payers (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  pledge_id uuid NOT NULL REFERENCES pledges ON DELETE CASCADE,
  -- The words without the numbers that change each time, and as the bank wrote them.
  payer_key text COLLATE "C" NOT NULL,
  payer_text text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  learnt_by uuid NOT NULL REFERENCES users,
  learnt_at timestamptz NOT NULL,
  CONSTRAINT pledge_payers_once UNIQUE (payer_key, amount, currency)
);
CREATE INDEX pledge_payers_pledge ON pledge_payers (pledge_id);

-- Which reminders of which period were written; each once.
CREATE TABLE pledge_reminders (
  pledge_id uuid NOT NULL REFERENCES pledges ON DELETE CASCADE,
  due_on date NOT NULL,
  number smallint NOT NULL CONSTRAINT pledge_reminders_two CHECK (number BETWEEN 1 AND 2),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (pledge_id, due_on, number)
);

ALTER TABLE donations ADD COLUMN pledge_id uuid CONSTRAINT donations_pledge_exists REFERENCES pledges;
CREATE INDEX donations_pledge ON donations (pledge_id) WHERE pledge_id IS NOT NULL;

-- Messages about a pledge are looked at once more when they leave.
ALTER TABLE outbox_messages ADD COLUMN pledge_id uuid CONSTRAINT outbox_messages_pledge_exists REFERENCES pledges;
CREATE INDEX outbox_messages_pledge ON outbox_messages (pledge_id) WHERE pledge_id IS NOT NULL;
