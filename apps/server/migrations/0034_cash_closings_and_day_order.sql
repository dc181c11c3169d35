-- The closing of the cash desk: what was counted in the box, against what was booked in cash on that day.

CREATE TABLE cash_closings (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  day date NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Minor units. What the ledger said when the day was closed: cash received less cash given back.
  booked bigint NOT NULL,
  -- In the box before the first payment of the day.
  opening bigint NOT NULL CHECK (opening >= 0),
  counted bigint NOT NULL CHECK (counted >= 0),
  -- How many there were of each note, { "1000": 3 }, where they were counted.
  notes jsonb,
  -- Who had booked what: [{ "userId", "received", "returned" }].
  people jsonb NOT NULL,
  remark text,
  closed_by uuid NOT NULL REFERENCES users,
  closed_at timestamptz NOT NULL,
  CONSTRAINT cash_closings_day_unique UNIQUE (day, currency),
  CONSTRAINT cash_closings_difference_explained CHECK (counted = opening + booked OR remark IS NOT NULL)
);

-- A day is closed once. What is corrected later shows as a change since then, beside what was counted.
CREATE TRIGGER cash_closings_append_only BEFORE UPDATE OR DELETE ON cash_closings
  FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER cash_closings_never_emptied BEFORE TRUNCATE ON cash_closings
  FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- How 05/02/2026 was read in a statement that does not tell it itself. The next statement of the account is read in the same way.
ALTER TABLE bank_statements ADD COLUMN day_order text CHECK (day_order IN ('day_first', 'month_first'));
