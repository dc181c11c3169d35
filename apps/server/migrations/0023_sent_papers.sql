-- Papers that were mailed: a receipt when it is paid, a receipt or certificate that the office sends again, and the
-- certificates of a year to everybody. What was sent, to whom and with what result is the message of the outbox itself.

-- ── the certificates of a year, sent to everybody ───────────────────────────
CREATE TABLE certificate_mailings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('member', 'donation', 'pit')),
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2199),
  state text NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
  -- How many people were to get one when it was started, and how many had no address.
  total integer NOT NULL CHECK (total >= 0),
  unreachable integer NOT NULL CHECK (unreachable >= 0),
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  ended_at timestamptz,
  CONSTRAINT certificate_mailings_ended CHECK ((state = 'running') = (ended_at IS NULL))
);
-- Started twice, or by two at once, there is one.
CREATE UNIQUE INDEX certificate_mailings_one_running ON certificate_mailings (kind, year) WHERE state = 'running';
CREATE INDEX certificate_mailings_created ON certificate_mailings (created_at);
CREATE INDEX certificate_mailings_created_by ON certificate_mailings (created_by);

-- Whose turn is still to come. A row goes in the transaction that writes this person's message, so nobody gets two.
CREATE TABLE certificate_mailing_people (
  mailing_id uuid NOT NULL REFERENCES certificate_mailings,
  person_id uuid NOT NULL REFERENCES people,
  PRIMARY KEY (mailing_id, person_id)
);
CREATE INDEX certificate_mailing_people_person ON certificate_mailing_people (person_id);

-- ── which paper a message brings ────────────────────────────────────────────
ALTER TABLE outbox_messages
  ADD COLUMN receipt_id uuid REFERENCES receipts,
  ADD COLUMN certificate_id uuid REFERENCES certificates,
  ADD COLUMN mailing_id uuid REFERENCES certificate_mailings,
  -- The member of staff who sent it again.
  ADD COLUMN requested_by uuid REFERENCES users,
  ADD CONSTRAINT outbox_messages_one_paper CHECK (num_nonnulls(receipt_id, certificate_id) <= 1);
CREATE INDEX outbox_messages_receipt ON outbox_messages (receipt_id) WHERE receipt_id IS NOT NULL;
CREATE INDEX outbox_messages_certificate ON outbox_messages (certificate_id) WHERE certificate_id IS NOT NULL;
CREATE INDEX outbox_messages_mailing ON outbox_messages (mailing_id, status) WHERE mailing_id IS NOT NULL;
CREATE INDEX outbox_messages_requested_by ON outbox_messages (requested_by) WHERE requested_by IS NOT NULL;
-- Of itself the program mails a receipt once, and a certificate once; what the office sends again is of another kind.
CREATE UNIQUE INDEX outbox_messages_receipt_once ON outbox_messages (receipt_id) WHERE kind = 'receipt';
CREATE UNIQUE INDEX outbox_messages_certificate_once ON outbox_messages (certificate_id) WHERE kind = 'certificate';
