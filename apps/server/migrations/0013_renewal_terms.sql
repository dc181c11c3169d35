-- Who chose the terms of an open proposal last: the network of a visitor, or null for the member and for staff.
-- A visitor from elsewhere does not change what somebody has just chosen and is about to pay.
ALTER TABLE membership_renewals ADD COLUMN terms_from text, ADD COLUMN terms_at timestamptz NOT NULL DEFAULT now();
UPDATE membership_renewals SET terms_from = CASE channel WHEN 'public' THEN '' END, terms_at = updated_at;
