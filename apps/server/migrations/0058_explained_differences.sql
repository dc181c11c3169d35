-- What was matched to a line of the bank may be corrected afterwards. The line and the books then differ until somebody
-- says why; the explanation holds for exactly that difference.
ALTER TABLE bank_decisions
  -- Minor units: what the bank has beyond the books.
  ADD COLUMN explained_difference bigint CHECK (explained_difference <> 0),
  ADD COLUMN explanation text CHECK (length(explanation) BETWEEN 1 AND 300),
  ADD COLUMN explained_by uuid REFERENCES users,
  ADD COLUMN explained_at timestamptz,
  ADD CONSTRAINT bank_decisions_explained_whole CHECK (
    (explained_difference IS NULL) = (explanation IS NULL)
    AND (explained_difference IS NULL) = (explained_by IS NULL)
    AND (explained_difference IS NULL) = (explained_at IS NULL));

-- The bank takes what it sent back to a payer off a later settlement, each refund once.
CREATE TABLE bank_settled_refunds (
  refund_id uuid PRIMARY KEY REFERENCES card_refunds,
  decision_id uuid NOT NULL REFERENCES bank_decisions
);
CREATE INDEX bank_settled_refunds_decision ON bank_settled_refunds (decision_id);
