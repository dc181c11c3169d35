-- Sheets of payments. An import that was taken back leaves its receipts void; the number that stands in the older book
-- may then be brought in once more. Numbers of our own are unique by their place in the series, void or not.
ALTER TABLE receipts DROP CONSTRAINT receipts_number_unique;
CREATE UNIQUE INDEX receipts_number_unique ON receipts (receipt_number) WHERE voided_at IS NULL;
CREATE INDEX receipts_number ON receipts (receipt_number);

-- What the older book says beside a payment; for staff.
ALTER TABLE payments ADD COLUMN remarks text;

-- What of an import is still to be taken back, found a few at a time.
CREATE INDEX payments_import_paid ON payments (import_id, id) WHERE import_id IS NOT NULL AND status = 'paid';
