-- By itself, so that nobody waits for the new column while many rows are written.
-- Where the person was on file before, what came with the registration became a claim, and the contact is not of it.
-- Of somebody who was a member before any donation of theirs came, nobody doubts the contact.
UPDATE people SET is_contact_claimed = true
FROM all_members AS registered
WHERE registered.person_id = people.id AND registered.channel = 'public' AND people.import_id IS NULL
  AND NOT EXISTS (
    SELECT 1 FROM person_claims WHERE person_claims.member_id = registered.id AND requested_by IS NULL)
  AND NOT EXISTS (
    SELECT 1 FROM person_claims WHERE person_claims.person_id = people.id AND accepted && ARRAY['phone', 'email'])
  AND NOT EXISTS (
    SELECT 1 FROM audit_entries WHERE entity = 'Member' AND entity_id = registered.id::text AND action = 'update'
      AND (after ? 'phone' OR after ? 'email') AND actor_id IS NOT NULL
      AND NOT EXISTS (SELECT 1 FROM users WHERE users.id = actor_id AND users.member_id = registered.id))
  AND NOT EXISTS (
    SELECT 1 FROM all_members AS membership JOIN coverages ON coverages.member_id = membership.id
    WHERE membership.person_id = people.id AND NOT EXISTS (
      SELECT 1 FROM donations JOIN payments ON payments.donation_id = donations.id
      WHERE donations.person_id = people.id AND payments.created_at < coverages.created_at));
