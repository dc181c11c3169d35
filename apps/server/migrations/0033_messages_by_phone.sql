-- Members who have a phone and no e-mail address get an account too, and a reminder that waits says what it is about.

-- ── accounts without an e-mail address ──────────────────────────────────────
-- Only those of members, who log in with their membership code or phone. The link to them comes by SMS or by hand.
ALTER TABLE users ALTER COLUMN email DROP NOT NULL;
ALTER TABLE users ADD CONSTRAINT users_email_of_staff CHECK (email IS NOT NULL OR member_id IS NOT NULL);
DROP INDEX users_search;
CREATE INDEX users_search ON users
  USING gin ((lower(name) || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '')) gin_trgm_ops);

-- ── what a reminder is about ────────────────────────────────────────────────
-- The end of the paid days that it speaks of: with another end it is not true any more, and does not leave.
ALTER TABLE outbox_messages ADD COLUMN term_end date;

-- ── who cannot be reached ───────────────────────────────────────────────────
CREATE INDEX people_without_contact ON people (id) WHERE email IS NULL AND phone IS NULL;
CREATE INDEX members_opted_out ON all_members (id) WHERE is_opted_out;
CREATE INDEX outbox_messages_failed ON outbox_messages (member_id)
  WHERE status = 'failed' AND waits_for_daytime AND member_id IS NOT NULL;
