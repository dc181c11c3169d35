-- Simulated card payments are told apart from money for good, and card payments can be sent back through the bank.

-- The gateway that settles a payment decides, and nobody else can: no statement can write this column. Simulators have
-- always been kept under names that end so, and no bank's gateway ever was; so earlier payments are known, too.
ALTER TABLE payments ADD COLUMN is_simulated boolean NOT NULL
  GENERATED ALWAYS AS (coalesce(gateway LIKE '%-simulation', false)) STORED;
CREATE INDEX payments_simulated ON payments (paid_on) WHERE is_simulated;
ALTER TABLE card_attempts DROP COLUMN is_simulation;

-- ── a receipt series of its own: KM/SIM/2026/000001 ─────────────────────────
ALTER TABLE receipt_counters DROP CONSTRAINT receipt_counters_series_check,
  ADD CONSTRAINT receipt_counters_series_check CHECK (series IN ('issued', 'history', 'simulated'));
ALTER TABLE receipts DROP CONSTRAINT receipts_series_check,
  ADD CONSTRAINT receipts_series_check CHECK (series IN ('issued', 'history', 'simulated'));

-- ── accounts of its own: no total of money can meet them ────────────────────
ALTER TABLE ledger_postings DROP CONSTRAINT ledger_postings_head_check,
  ADD CONSTRAINT ledger_postings_head_check
    CHECK (head IN ('membership_fees', 'donations', 'held_for_refund', 'simulated'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_account_check,
  ADD CONSTRAINT ledger_entries_account_check CHECK (account IN
    ('cash', 'cheque', 'bank_deposit', 'mobile_transfer', 'card', 'membership_fees', 'donations', 'held_for_refund',
     'simulated_card', 'simulated'));

-- What was simulated before stood among the money. Sums and days stay, only the accounts change; each payment has an
-- audit entry that says so. Its receipt is left as it was issued.
INSERT INTO audit_entries (at, actor_name, action, entity, entity_id, label, before, after)
  SELECT now(), 'System', 'mark_simulated', 'Payment', payments.id::text, receipt_number,
    jsonb_build_object('head', postings.head), jsonb_build_object('head', 'simulated')
  FROM payments
  JOIN ledger_postings AS postings ON postings.payment_id = payments.id AND postings.kind = 'settle'
  LEFT JOIN receipts ON receipts.payment_id = payments.id
  WHERE is_simulated ORDER BY payments.submitted_at, payments.id;
ALTER TABLE ledger_postings DISABLE TRIGGER ledger_postings_append_only;
ALTER TABLE ledger_entries DISABLE TRIGGER ledger_entries_append_only;
UPDATE ledger_entries SET account = CASE account WHEN 'card' THEN 'simulated_card' ELSE 'simulated' END
  WHERE posting_id IN (
    SELECT ledger_postings.id FROM ledger_postings JOIN payments ON payments.id = payment_id WHERE is_simulated);
UPDATE ledger_postings SET head = 'simulated'
  WHERE payment_id IN (SELECT id FROM payments WHERE is_simulated);
ALTER TABLE ledger_postings ENABLE TRIGGER ledger_postings_append_only;
ALTER TABLE ledger_entries ENABLE TRIGGER ledger_entries_append_only;

-- ── refunds through the bank ────────────────────────────────────────────────
CREATE TABLE card_refunds (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  call text NOT NULL CHECK (call IN ('cancel', 'refund')),
  -- Open until the bank has said what became of it, or a person who asked the bank has.
  state text NOT NULL DEFAULT 'requested' CHECK (state IN ('requested', 'unknown', 'done', 'refused')),
  -- Why the payment is reversed.
  reason text NOT NULL,
  requested_at timestamptz NOT NULL,
  requested_by uuid REFERENCES users,
  -- How often the job has asked the bank since.
  rounds integer NOT NULL DEFAULT 0 CHECK (rounds >= 0),
  answered_at timestamptz,
  bank_reference text COLLATE "C",
  bank_words text
);
-- Never asked for twice, unless the bank has refused.
CREATE UNIQUE INDEX card_refunds_once ON card_refunds (payment_id) WHERE state <> 'refused';
CREATE INDEX card_refunds_payment ON card_refunds (payment_id, requested_at DESC);
CREATE INDEX card_refunds_open ON card_refunds (payment_id) WHERE state IN ('requested', 'unknown');
