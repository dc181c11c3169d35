-- Lists of members, users and audit entries: each order of a list, and each tab that few rows are in, has an index.

-- ── members ─────────────────────────────────────────────────────────────────
CREATE INDEX members_grace_until ON all_members (grace_until) WHERE end_reason IS NULL AND NOT is_lifetime AND deleted_at IS NULL;
CREATE INDEX members_applied ON all_members (person_id)
  WHERE end_reason IS NULL AND NOT is_lifetime AND paid_until IS NULL AND deleted_at IS NULL;
CREATE INDEX members_without_phone ON all_members (person_id) WHERE NOT has_phone AND deleted_at IS NULL;
CREATE INDEX members_removed ON all_members (person_id) WHERE deleted_at IS NOT NULL;

-- ── users ───────────────────────────────────────────────────────────────────
CREATE INDEX users_by_name ON users (lower(name), id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_email ON users (email, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_creation ON users (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_status ON users (status, id) WHERE deleted_at IS NULL;
CREATE INDEX users_by_login ON users (last_login_at, id) WHERE deleted_at IS NULL;
-- Those who never logged in come last either way round.
CREATE INDEX users_by_latest_login ON users (last_login_at DESC NULLS LAST, id DESC) WHERE deleted_at IS NULL;

-- ── audit entries: parts of words ───────────────────────────────────────────
-- In front of each word stands a space, so that short ones can be looked up by their beginning.
CREATE INDEX audit_entries_text ON audit_entries
  USING gin (lower(' ' || coalesce(label || ' ', '') || actor_name || ' ' || action || ' ' || entity) gin_trgm_ops);
