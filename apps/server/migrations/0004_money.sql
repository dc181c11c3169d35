-- Money: gifts, payments, receipts, the ledger. Sums are minor units; days are days in Bhutan.

INSERT INTO number_counters (name, value) VALUES ('donation_number', 0);

-- ── gifts ───────────────────────────────────────────────────────────────────
CREATE TABLE donations (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  donation_number text NOT NULL CONSTRAINT donations_number_unique UNIQUE,
  donor_type text NOT NULL CHECK (donor_type IN ('member', 'non_member', 'anonymous')),
  member_id uuid REFERENCES all_members,
  person_id uuid REFERENCES people,
  -- As given with the gift; the person's own record may know better by now.
  donor_name text NOT NULL,
  donor_name_key text COLLATE "C" NOT NULL GENERATED ALWAYS AS (fold_name(donor_name)) STORED,
  identity_type text CHECK (identity_type IN ('cid', 'passport', 'other')),
  identity_number text COLLATE "C",
  phone text COLLATE "C",
  email text COLLATE "C",
  country_id uuid CONSTRAINT donations_country_exists REFERENCES countries,
  address text,
  purpose_id uuid NOT NULL CONSTRAINT donations_purpose_exists REFERENCES donation_purposes,
  -- What was promised; once it is paid, what was given.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 99999999999),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  donated_on date NOT NULL,
  message text,
  is_anonymous boolean NOT NULL DEFAULT false,
  reference text NOT NULL CONSTRAINT donations_reference_unique UNIQUE,
  channel text NOT NULL CHECK (channel IN ('public', 'member', 'staff', 'import')),
  -- These three follow from the payments, in the transaction that changes one.
  payment_status text NOT NULL DEFAULT 'unpaid'
    CHECK (payment_status IN ('unpaid', 'processing', 'pending', 'paid', 'rejected', 'failed', 'cancelled', 'reversed')),
  amount_paid bigint NOT NULL DEFAULT 0 CHECK (amount_paid >= 0),
  deciding_payment_id uuid,
  import_id uuid CONSTRAINT donations_import_exists REFERENCES imports,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT donations_donor_fits CHECK ((donor_type = 'member') = (member_id IS NOT NULL)),
  CONSTRAINT donations_identity_whole CHECK ((identity_type IS NULL) = (identity_number IS NULL))
);
CREATE INDEX donations_member ON donations (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX donations_person ON donations (person_id) WHERE person_id IS NOT NULL;
CREATE INDEX donations_purpose ON donations (purpose_id);
CREATE INDEX donations_country ON donations (country_id) WHERE country_id IS NOT NULL;
CREATE INDEX donations_day ON donations (donated_on, id);
CREATE INDEX donations_created ON donations (created_at, id);
CREATE INDEX donations_amount ON donations (amount, id);
CREATE INDEX donations_donor ON donations (donor_name_key, id);
CREATE INDEX donations_donor_parts ON donations USING gin (donor_name_key gin_trgm_ops);
CREATE INDEX donations_phone ON donations (phone) WHERE phone IS NOT NULL;
CREATE INDEX donations_identity ON donations (identity_number) WHERE identity_number IS NOT NULL;
CREATE INDEX donations_status ON donations (payment_status, created_at);
CREATE INDEX donations_import ON donations (import_id) WHERE import_id IS NOT NULL;

-- What a gift is offered for: the offering, the names to be read out, the day.
CREATE TABLE dedications (
  donation_id uuid PRIMARY KEY REFERENCES donations,
  offering text NOT NULL,
  -- [{ "name", "living" }]
  names jsonb NOT NULL,
  read_on date
);
CREATE INDEX dedications_day ON dedications (read_on);

-- ── fees follow their payments too ──────────────────────────────────────────
ALTER TABLE membership_fees
  ADD COLUMN payment_status text NOT NULL DEFAULT 'unpaid'
    CHECK (payment_status IN ('unpaid', 'processing', 'pending', 'paid', 'rejected', 'failed', 'cancelled', 'reversed')),
  ADD COLUMN amount_paid bigint NOT NULL DEFAULT 0 CHECK (amount_paid >= 0),
  ADD COLUMN deciding_payment_id uuid,
  ADD COLUMN import_id uuid CONSTRAINT membership_fees_import_exists REFERENCES imports;
CREATE INDEX membership_fees_created ON membership_fees (created_at, id);
CREATE INDEX membership_fees_status ON membership_fees (payment_status, created_at);
CREATE INDEX membership_fees_period ON membership_fees (period_from, id);
CREATE INDEX membership_fees_amount ON membership_fees (amount, id);
CREATE INDEX membership_fees_type ON membership_fees (membership_type_id);
CREATE INDEX membership_fees_import ON membership_fees (import_id) WHERE import_id IS NOT NULL;
-- The wish to extend a membership. It owns one fee, and becomes coverage only when that is paid.
CREATE TABLE membership_renewals (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES all_members,
  fee_id uuid NOT NULL CONSTRAINT membership_renewals_fee_unique UNIQUE REFERENCES membership_fees,
  channel text NOT NULL CHECK (channel IN ('public', 'member', 'staff', 'import')),
  status text NOT NULL DEFAULT 'proposed' CHECK (status IN ('proposed', 'confirmed', 'cancelled')),
  -- What the member was before a confirmed renewal changed it, to go back to when it is reversed.
  previous_type_id uuid REFERENCES membership_types,
  previous_frequency_id uuid REFERENCES payment_frequencies,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX membership_renewals_one_open ON membership_renewals (member_id)
  WHERE status = 'proposed' AND deleted_at IS NULL;
CREATE INDEX membership_renewals_member ON membership_renewals (member_id);
CREATE INDEX membership_renewals_created ON membership_renewals (created_at, id);

-- ── payments: attempts to settle a fee or a gift ────────────────────────────
CREATE TABLE payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  fee_id uuid REFERENCES membership_fees,
  donation_id uuid REFERENCES donations,
  method text NOT NULL CHECK (method IN ('cash', 'cheque', 'bank_deposit', 'mobile_transfer', 'card')),
  -- What the payer says was sent; once it is paid, what was received.
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 99999999999),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  status text NOT NULL
    CHECK (status IN ('processing', 'pending', 'paid', 'rejected', 'failed', 'cancelled', 'reversed')),
  bank text,
  journal_number text,
  -- Bank and number as they are compared: capitals, no spaces, no leading zeros.
  journal_key text COLLATE "C",
  paid_on date NOT NULL,
  slip_file_id uuid REFERENCES files,
  -- Of the bytes that were sent, so that the same picture is known again.
  slip_sha256 text COLLATE "C",
  gateway text,
  gateway_order_id text COLLATE "C",
  gateway_reference text COLLATE "C",
  submitted_at timestamptz NOT NULL,
  submitted_by uuid REFERENCES users,
  verified_at timestamptz,
  verified_by uuid REFERENCES users,
  -- Why it was rejected, or reversed.
  reason text,
  reversed_at timestamptz,
  reversed_by uuid REFERENCES users,
  -- A second success for what was paid already: kept, and shown to staff to be given back.
  is_surplus boolean NOT NULL DEFAULT false,
  -- The rest of an over-payment, taken as a gift in the same step.
  split_of uuid REFERENCES payments,
  import_id uuid CONSTRAINT payments_import_exists REFERENCES imports,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT payments_one_due CHECK (num_nonnulls(fee_id, donation_id) = 1)
);
-- One slip never pays twice.
CREATE UNIQUE INDEX payments_journal_unique ON payments (journal_key) WHERE status <> 'rejected';
CREATE UNIQUE INDEX payments_order_unique ON payments (gateway, gateway_order_id);
CREATE UNIQUE INDEX payments_gateway_reference_unique ON payments (gateway, gateway_reference);
CREATE INDEX payments_fee ON payments (fee_id, submitted_at) WHERE fee_id IS NOT NULL;
CREATE INDEX payments_donation ON payments (donation_id, submitted_at) WHERE donation_id IS NOT NULL;
CREATE INDEX payments_waiting ON payments (submitted_at, id) WHERE status IN ('pending', 'processing');
CREATE INDEX payments_slip ON payments (slip_sha256) WHERE slip_sha256 IS NOT NULL;
CREATE INDEX payments_slip_file ON payments (slip_file_id) WHERE slip_file_id IS NOT NULL;
CREATE INDEX payments_day ON payments (paid_on);
CREATE INDEX payments_split ON payments (split_of) WHERE split_of IS NOT NULL;
CREATE INDEX payments_import ON payments (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE donations ADD CONSTRAINT donations_deciding_payment_exists
  FOREIGN KEY (deciding_payment_id) REFERENCES payments;
ALTER TABLE membership_fees ADD CONSTRAINT membership_fees_deciding_payment_exists
  FOREIGN KEY (deciding_payment_id) REFERENCES payments;

-- ── receipts ────────────────────────────────────────────────────────────────
-- Numbers come from a counter row inside the paying transaction: whoever rolls back gives the number back.
-- `history` holds the receipts of an older book, brought in by an import, under the year 0.
CREATE TABLE receipt_counters (
  series text NOT NULL CHECK (series IN ('issued', 'history')),
  year integer NOT NULL,
  value integer NOT NULL,
  PRIMARY KEY (series, year)
);

CREATE TABLE receipts (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  receipt_number text COLLATE "C" NOT NULL CONSTRAINT receipts_number_unique UNIQUE,
  series text NOT NULL CHECK (series IN ('issued', 'history')),
  year integer NOT NULL,
  position integer NOT NULL CHECK (position >= 1),
  payment_id uuid NOT NULL CONSTRAINT receipts_payment_unique UNIQUE REFERENCES payments,
  issued_on date NOT NULL,
  -- All that is printed, as one text that never changes, and the hash of the one before and it.
  snapshot text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  verification_code text COLLATE "C" NOT NULL CONSTRAINT receipts_verification_unique UNIQUE,
  -- Printed on the paper, to prove that one holds it.
  check_code text NOT NULL,
  voided_at timestamptz,
  void_reason text,
  replaced_by uuid REFERENCES receipts,
  created_at timestamptz NOT NULL,
  CONSTRAINT receipts_position_unique UNIQUE (series, year, position)
);

-- A receipt is voided once and replaced once; nothing else about it ever changes.
CREATE FUNCTION only_void_receipt() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW.voided_at IS DISTINCT FROM OLD.voided_at AND OLD.voided_at IS NOT NULL)
     OR (NEW.replaced_by IS DISTINCT FROM OLD.replaced_by AND OLD.replaced_by IS NOT NULL)
     OR (to_jsonb(NEW) - '{voided_at,void_reason,replaced_by}'::text[])
        IS DISTINCT FROM (to_jsonb(OLD) - '{voided_at,void_reason,replaced_by}'::text[]) THEN
    RAISE EXCEPTION 'a receipt never changes' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER receipts_only_voided BEFORE UPDATE ON receipts FOR EACH ROW EXECUTE FUNCTION only_void_receipt();
CREATE TRIGGER receipts_never_deleted BEFORE DELETE ON receipts FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER receipts_never_emptied BEFORE TRUNCATE ON receipts FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ── the ledger: balanced, append-only; every total on every screen comes from it ─────
CREATE TABLE ledger_postings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  payment_id uuid NOT NULL REFERENCES payments,
  kind text NOT NULL CHECK (kind IN ('settle', 'reverse')),
  head text NOT NULL CHECK (head IN ('membership_fees', 'donations', 'held_for_refund')),
  method text NOT NULL,
  currency text NOT NULL,
  -- The day the money came; a reversal stands on the day it was made.
  day date NOT NULL,
  posted_at timestamptz NOT NULL,
  posted_by uuid REFERENCES users,
  -- Nothing is settled or reversed twice, whatever goes wrong above.
  CONSTRAINT ledger_postings_once UNIQUE (payment_id, kind)
);
CREATE INDEX ledger_postings_day ON ledger_postings (day, head);

-- Two or more for each posting, together zero: money in is positive, what it is for is negative.
CREATE TABLE ledger_entries (
  posting_id uuid NOT NULL REFERENCES ledger_postings,
  account text NOT NULL CHECK (account IN
    ('cash', 'cheque', 'bank_deposit', 'mobile_transfer', 'card', 'membership_fees', 'donations', 'held_for_refund')),
  amount bigint NOT NULL CHECK (amount <> 0),
  PRIMARY KEY (posting_id, account)
);
CREATE FUNCTION posting_balances() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (SELECT coalesce(sum(amount), 0) <> 0 OR count(*) < 2 FROM ledger_entries
      WHERE posting_id = coalesce(to_jsonb(NEW) ->> 'posting_id', to_jsonb(NEW) ->> 'id')::uuid) THEN
    RAISE EXCEPTION 'a posting must balance' USING ERRCODE = 'integrity_constraint_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER ledger_entries_balance AFTER INSERT ON ledger_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION posting_balances();
CREATE CONSTRAINT TRIGGER ledger_postings_balance AFTER INSERT ON ledger_postings
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION posting_balances();
CREATE TRIGGER ledger_postings_append_only BEFORE UPDATE OR DELETE ON ledger_postings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_postings_never_emptied BEFORE TRUNCATE ON ledger_postings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER ledger_entries_never_emptied BEFORE TRUNCATE ON ledger_entries
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
