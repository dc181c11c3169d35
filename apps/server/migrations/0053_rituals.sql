-- The ritual book: what is held again and again or once, the days it is held on, and the names that are read on each.

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- ── rights ──────────────────────────────────────────────────────────────────
ALTER TABLE permissions DROP CONSTRAINT permissions_subject_check;
ALTER TABLE permissions ADD CONSTRAINT permissions_subject_check
  CHECK (subject IN ('all', 'Dashboard', 'Master', 'Member', 'Donation', 'User', 'Role', 'Password', 'Report', 'Audit', 'MemberProfile', 'Ritual'));

INSERT INTO permissions (action, subject, name, description) VALUES
  ('read', 'Ritual', 'See ritual days', 'Ritual days, the names to be read, and printing them'),
  ('update', 'Ritual', 'Read names out', 'Tick names that were read, write names in, correct their spelling'),
  ('manage', 'Ritual', 'Manage rituals', 'Rituals, and confirming, moving and cancelling their days');

-- Somebody at the centre may have made a role of this name already: the shipped one then has another.
INSERT INTO roles (name, description, role_type, is_system)
SELECT CASE WHEN EXISTS (SELECT FROM roles WHERE lower(name) = 'reader') THEN 'Reader of names' ELSE 'Reader' END,
  'Reads the names of the day, and sees nothing else', 'admin', true;

INSERT INTO role_permissions (role_id, permission_id)
SELECT r.id, p.id
FROM (VALUES
  ('Membership officer', 'manage'), ('Treasurer', 'read'), ('Auditor', 'read'),
  ('Reader', 'read'), ('Reader', 'update'), ('Reader of names', 'read'), ('Reader of names', 'update')
) AS shipped (role, action)
JOIN roles r ON r.name = shipped.role AND r.is_system
JOIN permissions p ON p.action = shipped.action AND p.subject = 'Ritual';
INSERT INTO role_permissions (role_id, permission_id)
SELECT r.id, p.id FROM roles r JOIN permissions p ON p.action = 'manage' AND p.subject = 'Password'
WHERE r.name IN ('Reader', 'Reader of names') AND r.is_system;

-- ── rituals and their days ──────────────────────────────────────────────────
CREATE TABLE rituals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  name_dzongkha text,
  description text NOT NULL DEFAULT '',
  description_dzongkha text,
  -- "none", { lunarDays }, { lunarMonth, lunarDay, days } or { day, month }
  rhythm jsonb NOT NULL DEFAULT '"none"',
  -- Its lists close at this hour in Bhutan, so many days before.
  closing_days smallint NOT NULL DEFAULT 1 CONSTRAINT rituals_closing_days CHECK (closing_days BETWEEN 0 AND 60),
  closing_hour smallint NOT NULL DEFAULT 18 CONSTRAINT rituals_closing_hour CHECK (closing_hour BETWEEN 0 AND 23),
  is_public boolean NOT NULL DEFAULT true,
  include_unverified boolean NOT NULL DEFAULT true,
  -- [{ what, unit, amount, per }]
  materials jsonb NOT NULL DEFAULT '[]',
  is_active boolean NOT NULL DEFAULT true,
  -- Those that come with the product: dedications that name no ritual, and the seven weeks after a death.
  shipped text CONSTRAINT rituals_shipped CHECK (shipped IN ('prayers', 'deceased')) CONSTRAINT rituals_shipped_once UNIQUE,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX rituals_name_unique ON rituals (lower(name));

CREATE TABLE ritual_purposes (
  ritual_id uuid NOT NULL REFERENCES rituals ON DELETE CASCADE,
  purpose_id uuid NOT NULL CONSTRAINT ritual_purposes_purpose_exists REFERENCES donation_purposes,
  place smallint NOT NULL,
  PRIMARY KEY (ritual_id, purpose_id)
);
CREATE INDEX ritual_purposes_purpose ON ritual_purposes (purpose_id);

CREATE TABLE ritual_days (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ritual_id uuid NOT NULL CONSTRAINT ritual_days_ritual_exists REFERENCES rituals ON DELETE CASCADE,
  date date NOT NULL,
  lunar_label text,
  -- Where the calendar leaves a choice, and between which days.
  mark text NOT NULL DEFAULT 'plain'
    CONSTRAINT ritual_days_mark CHECK (mark IN ('plain', 'comes_twice', 'left_out', 'second_month', 'no_such_day')),
  choices jsonb NOT NULL DEFAULT '[]',
  -- The day that was proposed, which is not proposed again.
  proposed_date date,
  -- A day is closed by the clock alone, which is why that is no state here.
  state text NOT NULL CONSTRAINT ritual_days_state CHECK (state IN ('computed', 'confirmed', 'read', 'cancelled')),
  closes_at timestamptz NOT NULL,
  reason text,
  moved_from date,
  moved_to date,
  note text,
  read_by uuid,
  read_at timestamptz,
  -- When the families were told that their names have been read; once, and never taken back.
  told_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT ritual_days_read_whole CHECK ((state = 'read') = (read_at IS NOT NULL)),
  CONSTRAINT ritual_days_cancelled_with_reason CHECK (state <> 'cancelled' OR reason IS NOT NULL),
  CONSTRAINT ritual_days_told_when_read CHECK (told_at IS NULL OR state = 'read')
);
CREATE UNIQUE INDEX ritual_days_date_unique ON ritual_days (ritual_id, date) WHERE state <> 'cancelled';
CREATE INDEX ritual_days_date ON ritual_days (date, ritual_id);
CREATE INDEX ritual_days_untold ON ritual_days (read_at) WHERE state = 'read' AND told_at IS NULL;

-- ── dedications name a ritual, and the days follow from it ──────────────────
ALTER TABLE dedications
  ADD COLUMN ritual_id uuid CONSTRAINT dedications_ritual_exists REFERENCES rituals,
  ADD COLUMN ritual_day_id uuid CONSTRAINT dedications_ritual_day_exists REFERENCES ritual_days,
  ADD COLUMN series text NOT NULL DEFAULT 'once'
    CONSTRAINT dedications_series CHECK (series IN ('once', 'seven_weeks', 'monthly', 'yearly')),
  ADD COLUMN starts_on date,
  ADD COLUMN times smallint CONSTRAINT dedications_times CHECK (times BETWEEN 1 AND 49),
  ADD COLUMN notify text CONSTRAINT dedications_notify CHECK (notify IN ('email', 'sms', 'any'));
CREATE INDEX dedications_ritual_day ON dedications (ritual_day_id) WHERE ritual_day_id IS NOT NULL;
CREATE INDEX dedications_ritual ON dedications (ritual_id) WHERE ritual_id IS NOT NULL;

CREATE SEQUENCE ritual_entry_order;
CREATE TABLE ritual_entries (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  ritual_id uuid NOT NULL REFERENCES rituals,
  -- Null: its day was cancelled and no other could be found, so that staff decide.
  ritual_day_id uuid REFERENCES ritual_days,
  -- Null where staff wrote it in.
  donation_id uuid REFERENCES donations ON DELETE CASCADE,
  -- Which of the names of the dedication, and which day of the series.
  name_number smallint,
  turn smallint NOT NULL DEFAULT 1,
  week_day smallint,
  name text NOT NULL CONSTRAINT ritual_entries_name CHECK (char_length(name) BETWEEN 1 AND 200),
  -- Letters as they are written: names of any script are compared as they stand, but for spaces and case.
  name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_name(name)) STORED,
  living boolean NOT NULL,
  -- What the donor wrote, once it is spelt otherwise.
  given_name text,
  given_living boolean,
  offering text,
  sort_order double precision NOT NULL DEFAULT nextval('ritual_entry_order'),
  -- As it stands with the donation, followed by a trigger; null where staff wrote it in.
  payment_status text,
  is_late boolean NOT NULL DEFAULT false,
  written_by uuid,
  corrects uuid REFERENCES ritual_entries,
  -- The day it was on before that was cancelled.
  cancelled_day_id uuid REFERENCES ritual_days,
  read_at timestamptz,
  read_by uuid,
  -- Taken off before it was read: the dedication says otherwise by now, or the person was erased.
  removed_at timestamptz,
  -- Names of somebody who was erased go on this day, if they have not gone before.
  erase_on date,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- What was read stays on the list, whatever becomes of the money.
  standing text NOT NULL GENERATED ALWAYS AS (
    CASE WHEN removed_at IS NOT NULL THEN 'off'
      WHEN read_at IS NOT NULL OR payment_status IS NULL OR payment_status = 'paid' THEN 'listed'
      WHEN payment_status IN ('pending', 'processing') THEN 'waiting'
      ELSE 'off' END) STORED,
  CONSTRAINT ritual_entries_from_somewhere CHECK ((donation_id IS NULL) = (payment_status IS NULL)),
  CONSTRAINT ritual_entries_read_on_a_day CHECK (read_at IS NULL OR ritual_day_id IS NOT NULL),
  CONSTRAINT ritual_entries_read_or_removed CHECK (read_at IS NULL OR removed_at IS NULL)
);
-- A name of a dedication stands once on each day of its series, also where two requests write at once.
CREATE UNIQUE INDEX ritual_entries_once ON ritual_entries (donation_id, name_number, turn) WHERE removed_at IS NULL AND corrects IS NULL;
CREATE INDEX ritual_entries_list ON ritual_entries (ritual_day_id, sort_order, id) WHERE standing <> 'off';
CREATE INDEX ritual_entries_same ON ritual_entries (ritual_day_id, name_key, living) WHERE standing <> 'off';
CREATE INDEX ritual_entries_day ON ritual_entries (ritual_day_id, standing);
CREATE INDEX ritual_entries_open ON ritual_entries (ritual_id) WHERE ritual_day_id IS NULL AND removed_at IS NULL;
CREATE INDEX ritual_entries_corrects ON ritual_entries (corrects) WHERE corrects IS NOT NULL;
CREATE INDEX ritual_entries_cancelled_day ON ritual_entries (cancelled_day_id) WHERE cancelled_day_id IS NOT NULL;
CREATE INDEX ritual_entries_erase ON ritual_entries (erase_on) WHERE erase_on IS NOT NULL;

-- ── the list follows the money, whoever changes it ──────────────────────────
CREATE FUNCTION pass_payment_to_rituals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE ritual_entries SET payment_status = CASE WHEN NEW.deleted_at IS NULL THEN NEW.payment_status ELSE 'cancelled' END
    WHERE donation_id = NEW.id;
  RETURN NULL;
END $$;
CREATE TRIGGER donations_rituals AFTER UPDATE OF payment_status, deleted_at ON donations
  FOR EACH ROW WHEN ((OLD.payment_status, OLD.deleted_at) IS DISTINCT FROM (NEW.payment_status, NEW.deleted_at))
  EXECUTE FUNCTION pass_payment_to_rituals();

-- ── how many names there are on a day ───────────────────────────────────────
CREATE TABLE ritual_day_counts (
  ritual_day_id uuid NOT NULL,
  living boolean NOT NULL,
  standing text NOT NULL,
  is_read boolean NOT NULL,
  is_late boolean NOT NULL,
  shard integer NOT NULL,
  row_count bigint NOT NULL,
  CONSTRAINT ritual_day_counts_once UNIQUE (ritual_day_id, living, standing, is_read, is_late, shard)
) WITH (fillfactor = 80);
CREATE FUNCTION keep_ritual_day_counts_of_ritual_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO ritual_day_counts AS kept (ritual_day_id, living, standing, is_read, is_late, row_count, shard)
      SELECT ritual_day_id, living, standing, is_read, is_late, sum(row_count), own_shard() FROM (SELECT ritual_day_id, living, standing, read_at IS NOT NULL, is_late, (1) FROM appeared WHERE ritual_day_id IS NOT NULL) AS changed (ritual_day_id, living, standing, is_read, is_late, row_count)
      GROUP BY ritual_day_id, living, standing, is_read, is_late HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT ritual_day_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO ritual_day_counts AS kept (ritual_day_id, living, standing, is_read, is_late, row_count, shard)
      SELECT ritual_day_id, living, standing, is_read, is_late, sum(row_count), own_shard() FROM (SELECT ritual_day_id, living, standing, read_at IS NOT NULL, is_late, -(1) FROM gone WHERE ritual_day_id IS NOT NULL) AS changed (ritual_day_id, living, standing, is_read, is_late, row_count)
      GROUP BY ritual_day_id, living, standing, is_read, is_late HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT ritual_day_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  ELSE
    INSERT INTO ritual_day_counts AS kept (ritual_day_id, living, standing, is_read, is_late, row_count, shard)
      SELECT ritual_day_id, living, standing, is_read, is_late, sum(row_count), own_shard() FROM (SELECT ritual_day_id, living, standing, read_at IS NOT NULL, is_late, (1) FROM appeared WHERE ritual_day_id IS NOT NULL
      UNION ALL SELECT ritual_day_id, living, standing, read_at IS NOT NULL, is_late, -(1) FROM gone WHERE ritual_day_id IS NOT NULL) AS changed (ritual_day_id, living, standing, is_read, is_late, row_count)
      GROUP BY ritual_day_id, living, standing, is_read, is_late HAVING sum(row_count) <> 0
    ON CONFLICT ON CONSTRAINT ritual_day_counts_once DO UPDATE SET row_count = kept.row_count + excluded.row_count;
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER ritual_day_counts_insert AFTER INSERT ON ritual_entries REFERENCING NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_ritual_day_counts_of_ritual_entries();
CREATE TRIGGER ritual_day_counts_update AFTER UPDATE ON ritual_entries REFERENCING OLD TABLE AS gone NEW TABLE AS appeared FOR EACH STATEMENT EXECUTE FUNCTION keep_ritual_day_counts_of_ritual_entries();
CREATE TRIGGER ritual_day_counts_delete AFTER DELETE ON ritual_entries REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION keep_ritual_day_counts_of_ritual_entries();

-- ── what is shipped, and what there is already ──────────────────────────────
INSERT INTO rituals (name, name_dzongkha, description, description_dzongkha, shipped, closing_days, closing_hour) VALUES
  ('Prayers', 'གསོལ་འདེབས།', 'Names that are read on a day of their own', NULL, 'prayers', 0, 18),
  ('Prayers for the deceased', 'ཚེ་འདས་ཀྱི་བསྔོ་བ།', 'Read on every seventh day after a death, until the forty-ninth', NULL, 'deceased', 0, 18);

-- Dedications that exist are read as prayers on their day.
INSERT INTO ritual_days (ritual_id, date, state, closes_at)
SELECT rituals.id, read_on, 'confirmed', (read_on + time '18:00') AT TIME ZONE 'Asia/Thimphu'
FROM (SELECT DISTINCT read_on FROM dedications WHERE read_on IS NOT NULL) AS days
JOIN rituals ON shipped = 'prayers';
INSERT INTO ritual_entries (ritual_id, ritual_day_id, donation_id, name_number, name, living, offering, payment_status, created_at)
SELECT day.ritual_id, day.id, donation.id, name.number, left(name.value ->> 'name', 200), (name.value ->> 'living')::boolean, offering,
  CASE WHEN donation.deleted_at IS NULL THEN donation.payment_status ELSE 'cancelled' END, donation.created_at
FROM dedications
JOIN donations AS donation ON donation.id = dedications.donation_id
JOIN rituals ON shipped = 'prayers'
JOIN ritual_days AS day ON day.ritual_id = rituals.id AND day.date = dedications.read_on
CROSS JOIN LATERAL jsonb_array_elements(names) WITH ORDINALITY AS name (value, number)
WHERE name.value ->> 'name' <> ''
ORDER BY donation.created_at, donation.id, name.number;
