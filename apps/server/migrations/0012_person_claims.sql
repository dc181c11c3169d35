-- What somebody who did not log in said about a person on file: by registering, or by giving with their CID. It waits
-- for staff. Until then it is nobody's phone, e-mail or birth date, so nothing is sent there and nothing is proved by it.
CREATE TABLE person_claims (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  person_id uuid NOT NULL REFERENCES people,
  member_id uuid REFERENCES all_members,
  donation_id uuid REFERENCES donations,
  -- Only what differs from what was on file: { "phone": "+97517123456" }
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  decided_at timestamptz,
  decided_by uuid REFERENCES users,
  -- Which of the details became the person's.
  accepted text[],
  CONSTRAINT person_claims_one_source CHECK (num_nonnulls(member_id, donation_id) = 1),
  CONSTRAINT person_claims_decided_whole CHECK (num_nonnulls(decided_at, decided_by, accepted) IN (0, 3))
);
CREATE INDEX person_claims_person ON person_claims (person_id);
CREATE INDEX person_claims_member ON person_claims (member_id) WHERE member_id IS NOT NULL;
CREATE INDEX person_claims_donation ON person_claims (donation_id) WHERE donation_id IS NOT NULL;
CREATE INDEX person_claims_waiting ON person_claims (created_at, id) WHERE decided_at IS NULL;
