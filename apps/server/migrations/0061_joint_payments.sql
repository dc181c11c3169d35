-- One payment for several: what is paid together, and which payments are parts of it.

CREATE TABLE joint_payments (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  reference text NOT NULL CONSTRAINT joint_payments_reference_unique UNIQUE,
  -- The member who pays; null where nobody logged in.
  payer_id uuid REFERENCES all_members,
  -- The sum of its items.
  amount bigint NOT NULL CHECK (amount BETWEEN 2 AND 99999999999),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  channel text NOT NULL CHECK (channel IN ('public', 'member', 'staff')),
  created_by uuid REFERENCES users,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX joint_payments_payer ON joint_payments (payer_id) WHERE payer_id IS NOT NULL;

CREATE TABLE joint_payment_items (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  joint_payment_id uuid NOT NULL REFERENCES joint_payments,
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 30),
  fee_id uuid REFERENCES membership_fees,
  donation_id uuid REFERENCES donations,
  amount bigint NOT NULL CHECK (amount BETWEEN 1 AND 99999999999),
  CONSTRAINT joint_payment_items_one_due CHECK (num_nonnulls(fee_id, donation_id) = 1),
  CONSTRAINT joint_payment_items_position_unique UNIQUE (joint_payment_id, position),
  CONSTRAINT joint_payment_items_fee_once UNIQUE (joint_payment_id, fee_id),
  CONSTRAINT joint_payment_items_donation_once UNIQUE (joint_payment_id, donation_id)
);
CREATE INDEX joint_payment_items_fee ON joint_payment_items (fee_id) WHERE fee_id IS NOT NULL;
CREATE INDEX joint_payment_items_donation ON joint_payment_items (donation_id) WHERE donation_id IS NOT NULL;

-- The payments of one transfer share its bank and journal number; the first of them that stands holds the key by which
-- no other payment may have them.
ALTER TABLE payments ADD COLUMN joint_payment_id uuid REFERENCES joint_payments;
CREATE INDEX payments_joint ON payments (joint_payment_id) WHERE joint_payment_id IS NOT NULL;
