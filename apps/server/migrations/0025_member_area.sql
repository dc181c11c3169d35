-- A member who is signed in asks to change what the office has seen a paper for, such as the name or the CID. It waits
-- in the same queue as what strangers said, and requested_by tells the two apart.
ALTER TABLE person_claims
  ADD COLUMN requested_by uuid REFERENCES users,
  ADD CONSTRAINT person_claims_requested_for_member CHECK (requested_by IS NULL OR member_id IS NOT NULL);
CREATE INDEX person_claims_requested_by ON person_claims (requested_by) WHERE requested_by IS NOT NULL;

-- Somebody who registers may ask for an account. The link is mailed when the first fee is paid.
ALTER TABLE membership_fees ADD COLUMN wants_account boolean NOT NULL DEFAULT false;
