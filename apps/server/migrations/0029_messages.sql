-- Messages to members: reminders, each of them once; what staff write to many; and who does not want any of it.

-- Entries of earlier migrations may still wait for the seal of their commit, if those ran in this transaction too.
SET CONSTRAINTS ALL IMMEDIATE;
SET CONSTRAINTS ALL DEFERRED;

-- ── who does not want messages ──────────────────────────────────────────────
-- Receipts and what somebody asks for themselves still go out.
ALTER TABLE all_members ADD COLUMN is_opted_out boolean NOT NULL DEFAULT false;
CREATE OR REPLACE VIEW members AS
  SELECT * FROM all_members
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));

-- ── what staff write to many members ────────────────────────────────────────
CREATE TABLE member_mailings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  subject text NOT NULL,
  body text NOT NULL,
  -- How the list was narrowed when it was started.
  filters jsonb NOT NULL,
  state text NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
  total integer NOT NULL CHECK (total >= 0),
  unreachable integer NOT NULL CHECK (unreachable >= 0),
  opted_out integer NOT NULL CHECK (opted_out >= 0),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  ended_at timestamptz,
  CONSTRAINT member_mailings_ended CHECK ((state = 'running') = (ended_at IS NULL))
);
CREATE INDEX member_mailings_created ON member_mailings (created_at);
CREATE INDEX member_mailings_created_by ON member_mailings (created_by);

-- Whose turn is still to come. A row goes in the transaction that writes this member's message, so nobody gets two.
CREATE TABLE member_mailing_people (
  mailing_id uuid NOT NULL REFERENCES member_mailings,
  member_id uuid NOT NULL REFERENCES all_members ON DELETE CASCADE,
  PRIMARY KEY (mailing_id, member_id)
);
CREATE INDEX member_mailing_people_member ON member_mailing_people (member_id);

-- ── messages by phone too, about a member, and not at night ─────────────────
ALTER TABLE outbox_messages
  ADD COLUMN channel text NOT NULL DEFAULT 'email'
    CONSTRAINT outbox_messages_channel_known CHECK (channel IN ('email', 'sms')),
  ADD COLUMN member_id uuid REFERENCES all_members ON DELETE SET NULL,
  ADD COLUMN member_mailing_id uuid REFERENCES member_mailings,
  ADD COLUMN waits_for_daytime boolean NOT NULL DEFAULT false;
CREATE INDEX outbox_messages_member ON outbox_messages (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX outbox_messages_member_mailing ON outbox_messages (member_mailing_id, status)
  WHERE member_mailing_id IS NOT NULL;

-- ── reminders ───────────────────────────────────────────────────────────────
-- One row for each that was written: whose, about which end of their paid days, and which one. The key is what keeps two
-- servers from sending the same.
CREATE TABLE reminders (
  member_id uuid NOT NULL REFERENCES all_members ON DELETE CASCADE,
  term_end date NOT NULL,
  reminder text NOT NULL CONSTRAINT reminders_known CHECK (reminder ~ '^((before|after):[0-9]{1,3}|lapsed)$'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (member_id, term_end, reminder)
);
