-- Bank statements, their lines, and what was decided on each line.

CREATE TABLE bank_statements (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  -- The account of the centre as staff call it, and as it is compared: capitals, letters and digits only.
  account text NOT NULL,
  account_key text COLLATE "C" NOT NULL,
  file_name text NOT NULL,
  -- How each column was read: [{ "name", "field" }]. The next statement of the account is read in the same way.
  columns jsonb NOT NULL,
  first_day date NOT NULL,
  last_day date NOT NULL,
  line_count integer NOT NULL CHECK (line_count > 0),
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX bank_statements_created ON bank_statements (created_at, id);
CREATE INDEX bank_statements_account ON bank_statements (account_key, created_at);

CREATE TABLE bank_lines (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  statement_id uuid NOT NULL REFERENCES bank_statements,
  line_number integer NOT NULL,
  account_key text COLLATE "C" NOT NULL,
  -- Of day, sum, number and text: the same line is known again in another statement of the account.
  fingerprint text COLLATE "C" NOT NULL,
  -- The same line, read before. Nothing is decided on a repetition.
  repeats uuid REFERENCES bank_lines,
  booked_on date NOT NULL,
  -- Minor units; less than zero where it went out.
  amount bigint NOT NULL CHECK (amount <> 0),
  -- Everything that the bank wrote on the line.
  description text NOT NULL,
  journal_number text,
  CONSTRAINT bank_lines_number_unique UNIQUE (statement_id, line_number)
);
-- One line is matched once, however often it is read.
CREATE UNIQUE INDEX bank_lines_once ON bank_lines (account_key, fingerprint) WHERE repeats IS NULL;
CREATE INDEX bank_lines_repeats ON bank_lines (repeats) WHERE repeats IS NOT NULL;

CREATE TABLE bank_decisions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  line_id uuid NOT NULL REFERENCES bank_lines,
  -- matched: a payment that waited is this line. recorded: a payment was recorded from it. settlement: the net sum of card
  -- payments. not_ours: neither fee nor donation. declined: it is not this payment.
  kind text NOT NULL CHECK (kind IN ('matched', 'recorded', 'settlement', 'not_ours', 'declined')),
  payment_id uuid REFERENCES payments,
  -- How line and payment agreed when it was decided; of a settlement gross, commission and tax.
  evidence jsonb,
  note text,
  decided_by uuid NOT NULL REFERENCES users,
  decided_at timestamptz NOT NULL,
  taken_back_at timestamptz,
  taken_back_by uuid REFERENCES users,
  reason text,
  CONSTRAINT bank_decisions_payment_fits CHECK ((payment_id IS NOT NULL) = (kind IN ('matched', 'recorded', 'declined'))),
  CONSTRAINT bank_decisions_taken_back_whole
    CHECK ((taken_back_at IS NULL) = (reason IS NULL) AND (taken_back_at IS NULL) = (taken_back_by IS NULL))
);
CREATE INDEX bank_decisions_line ON bank_decisions (line_id);
CREATE UNIQUE INDEX bank_decisions_one_for_line ON bank_decisions (line_id)
  WHERE kind <> 'declined' AND taken_back_at IS NULL;
CREATE UNIQUE INDEX bank_decisions_one_for_payment ON bank_decisions (payment_id)
  WHERE kind IN ('matched', 'recorded') AND taken_back_at IS NULL;
CREATE UNIQUE INDEX bank_decisions_declined_once ON bank_decisions (line_id, payment_id)
  WHERE kind = 'declined' AND taken_back_at IS NULL;

-- The card payments that a settlement is for; a payment is settled once.
CREATE TABLE bank_settled_payments (
  payment_id uuid PRIMARY KEY REFERENCES payments,
  decision_id uuid NOT NULL REFERENCES bank_decisions
);
CREATE INDEX bank_settled_payments_decision ON bank_settled_payments (decision_id);
