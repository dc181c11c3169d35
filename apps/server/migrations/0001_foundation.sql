-- Foundation: who may do what, sessions, and what every later table leans on.
-- Extensions are trusted ones (PostgreSQL 13 and later), so no superuser is needed.
CREATE EXTENSION IF NOT EXISTS btree_gist;
CREATE EXTENSION IF NOT EXISTS pg_trgm;
CREATE EXTENSION IF NOT EXISTS pgcrypto;
CREATE EXTENSION IF NOT EXISTS unaccent;

-- ── append-only ────────────────────────────────────────────────────────────
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;

-- ── files: what was uploaded, by content; the bytes lie in the data folder ──
CREATE TABLE files (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  media_type text NOT NULL,
  byte_size bigint NOT NULL CHECK (byte_size > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  created_by uuid,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX files_sha256 ON files (sha256);

-- ── roles and permissions ──────────────────────────────────────────────────
CREATE TABLE roles (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  role_type text NOT NULL CONSTRAINT roles_role_type_known CHECK (role_type IN ('admin', 'user')),
  is_system boolean NOT NULL DEFAULT false,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX roles_name_unique ON roles (lower(name)) WHERE deleted_at IS NULL;

CREATE TABLE permissions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  action text NOT NULL CHECK (action IN ('manage', 'read', 'create', 'update', 'export')),
  subject text NOT NULL CHECK (subject IN ('all', 'Dashboard', 'Master', 'Member', 'Donation', 'User', 'Role', 'Password', 'Report', 'MemberProfile')),
  name text NOT NULL,
  description text NOT NULL,
  CONSTRAINT permissions_pair_unique UNIQUE (action, subject)
);

CREATE TABLE role_permissions (
  role_id uuid NOT NULL REFERENCES roles ON DELETE CASCADE,
  permission_id uuid NOT NULL REFERENCES permissions,
  PRIMARY KEY (role_id, permission_id)
);
CREATE INDEX role_permissions_permission ON role_permissions (permission_id);

-- ── users ──────────────────────────────────────────────────────────────────
CREATE TABLE users (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  email text NOT NULL CONSTRAINT users_email_lower CHECK (email = lower(email)),
  phone text,
  photo_file_id uuid REFERENCES files,
  role_id uuid NOT NULL CONSTRAINT users_role_exists REFERENCES roles,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'disabled')),
  member_id uuid,
  password_hash text,
  must_change_password boolean NOT NULL DEFAULT false,
  -- Goes up with every change of password, role or status: tokens made before are dead at once.
  auth_version integer NOT NULL DEFAULT 1,
  last_login_at timestamptz,
  deleted_at timestamptz,
  version integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE UNIQUE INDEX users_email_unique ON users (email) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_phone_unique ON users (phone) WHERE deleted_at IS NULL AND phone IS NOT NULL;
CREATE INDEX users_role ON users (role_id) WHERE deleted_at IS NULL;
CREATE INDEX users_search ON users USING gin ((lower(name) || ' ' || email || ' ' || coalesce(phone, '')) gin_trgm_ops);
ALTER TABLE files ADD CONSTRAINT files_created_by_exists FOREIGN KEY (created_by) REFERENCES users;

-- ── sessions: a family of refresh tokens, each stored as a hash ─────────────
CREATE TABLE sessions (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users,
  auth_version integer NOT NULL,
  address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  end_reason text
);
CREATE INDEX sessions_user ON sessions (user_id) WHERE ended_at IS NULL;

CREATE TABLE refresh_tokens (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  -- The hash of the token that this one was exchanged for; null while unused.
  successor_hash text,
  created_at timestamptz NOT NULL,
  used_at timestamptz,
  expires_at timestamptz NOT NULL
);
CREATE INDEX refresh_tokens_session ON refresh_tokens (session_id);

-- One-time links: a forgotten password or an invitation.
CREATE TABLE password_links (
  token_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users,
  purpose text NOT NULL CHECK (purpose IN ('reset', 'invitation')),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX password_links_user ON password_links (user_id);

-- ── limits: counted in the database, so that all processes count together ───
CREATE TABLE throttle_counters (
  key text PRIMARY KEY,
  window_start timestamptz NOT NULL,
  count integer NOT NULL
);
CREATE INDEX throttle_counters_window ON throttle_counters (window_start);

-- ── idempotency: the first answer, kept in the transaction of its effect ────
CREATE TABLE idempotency_keys (
  scope text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  status integer NOT NULL,
  response jsonb,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (scope, key)
);
CREATE INDEX idempotency_keys_created ON idempotency_keys (created_at);

-- ── settings, secrets ───────────────────────────────────────────────────────
CREATE TABLE settings (
  key text PRIMARY KEY,
  value jsonb NOT NULL,
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE TABLE server_secrets (
  name text PRIMARY KEY,
  value text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

-- ── messages and jobs ───────────────────────────────────────────────────────
CREATE TABLE outbox_messages (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  recipient text NOT NULL,
  subject text NOT NULL,
  body text NOT NULL,
  status text NOT NULL DEFAULT 'queued' CHECK (status IN ('queued', 'sent', 'failed', 'kept')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  sent_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX outbox_messages_created ON outbox_messages (created_at DESC);

CREATE TABLE jobs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL,
  payload jsonb NOT NULL DEFAULT '{}',
  -- At most one waiting job per key: asking twice is asking once.
  unique_key text,
  run_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  max_attempts integer NOT NULL DEFAULT 10,
  -- A job taken by a process that died is free again after this instant.
  locked_until timestamptz,
  last_error text,
  finished_at timestamptz,
  failed_at timestamptz,
  created_at timestamptz NOT NULL
);
CREATE INDEX jobs_due ON jobs (run_at) WHERE finished_at IS NULL AND failed_at IS NULL;
CREATE UNIQUE INDEX jobs_unique_key ON jobs (kind, unique_key) WHERE finished_at IS NULL AND failed_at IS NULL;

-- ── audit: append-only, chained by hash ─────────────────────────────────────
CREATE TABLE audit_entries (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  at timestamptz NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  action text NOT NULL,
  entity text NOT NULL,
  entity_id text,
  label text,
  before jsonb,
  after jsonb,
  reason text,
  address text,
  request_id text
);
CREATE INDEX audit_entries_at ON audit_entries (at DESC, id DESC);
CREATE INDEX audit_entries_entity ON audit_entries (entity, entity_id, id DESC);
CREATE INDEX audit_entries_actor ON audit_entries (actor_id, id DESC);

CREATE TABLE audit_seals (
  seq bigint PRIMARY KEY,
  entry_id bigint NOT NULL UNIQUE REFERENCES audit_entries,
  hash text NOT NULL
);

CREATE FUNCTION audit_digest(previous text, entry audit_entries) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT encode(sha256(convert_to(previous || jsonb_build_array(
    entry.id, extract(epoch FROM entry.at), entry.actor_id, entry.actor_name, entry.action, entry.entity, entry.entity_id,
    entry.label, entry.before, entry.after, entry.reason, entry.address, entry.request_id)::text, 'UTF8')), 'hex')
$$;

-- Sealed at commit: the lock on the chain's end is held for the length of a commit only, so writers never wait in a circle.
-- A plan made while the table was empty would read it whole for ever after.
CREATE FUNCTION seal_audit_entry() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE last_seq bigint; last_hash text;
BEGIN
  PERFORM pg_advisory_xact_lock(727001);
  SELECT seq, hash INTO last_seq, last_hash FROM audit_seals ORDER BY seq DESC LIMIT 1;
  INSERT INTO audit_seals (seq, entry_id, hash)
  VALUES (coalesce(last_seq, 0) + 1, NEW.id, audit_digest(coalesce(last_hash, ''), NEW));
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER audit_entries_seal AFTER INSERT ON audit_entries
  DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION seal_audit_entry();

CREATE TRIGGER audit_entries_append_only BEFORE UPDATE OR DELETE ON audit_entries FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_entries_keep BEFORE TRUNCATE ON audit_entries FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_append_only BEFORE UPDATE OR DELETE ON audit_seals FOR EACH ROW EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_seals_keep BEFORE TRUNCATE ON audit_seals FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();

-- ── what is shipped: permissions and the five roles ─────────────────────────
INSERT INTO permissions (action, subject, name, description) VALUES
  ('manage', 'all', 'Everything', 'May do everything in every part'),
  ('read', 'Dashboard', 'See the dashboard', 'Figures of the day and what is waiting'),
  ('read', 'Master', 'See common data', 'Countries, membership types, payment frequencies, donation purposes'),
  ('create', 'Master', 'Add common data', 'New countries, types, frequencies and purposes'),
  ('update', 'Master', 'Change common data', 'Correct countries, types, frequencies and purposes'),
  ('manage', 'Master', 'Manage common data', 'Everything about common data and the settings of the centre'),
  ('read', 'Member', 'See members', 'The register, fees and renewals'),
  ('create', 'Member', 'Add members', 'New members, fees and renewals, and imports of them'),
  ('update', 'Member', 'Change members', 'Correct members and decide on fee payments'),
  ('export', 'Member', 'Export members', 'Download the register'),
  ('manage', 'Member', 'Manage members', 'Everything about members, fees and renewals'),
  ('read', 'Donation', 'See donations', 'Donations, their payments and dedications'),
  ('create', 'Donation', 'Record donations', 'New donations, and imports of them'),
  ('update', 'Donation', 'Change donations', 'Correct donations and decide on their payments'),
  ('export', 'Donation', 'Export donations', 'Download the list of donations'),
  ('manage', 'Donation', 'Manage donations', 'Everything about donations and receipts'),
  ('read', 'User', 'See users', 'Who has an account, and their role'),
  ('create', 'User', 'Add users', 'New accounts and invitations'),
  ('update', 'User', 'Change users', 'Names, addresses, roles and status of accounts'),
  ('manage', 'User', 'Manage users', 'Everything about accounts, passwords and removal included'),
  ('read', 'Role', 'See roles', 'Roles and the permissions they carry'),
  ('manage', 'Role', 'Manage roles', 'Add, change and remove roles'),
  ('manage', 'Password', 'Change own password', 'The change-password screen of the office'),
  ('read', 'Report', 'See reports', 'Member, fee and donation reports'),
  ('export', 'Report', 'Export reports', 'Download reports and the regulator’s figures'),
  ('manage', 'Report', 'Manage reports', 'Everything about reports'),
  ('manage', 'MemberProfile', 'Own membership', 'A member’s own details, renewals, donations and documents');

INSERT INTO roles (name, description, role_type, is_system) VALUES
  ('Administrator', 'Looks after the whole system', 'admin', true),
  ('Membership officer', 'Keeps the register of members and their renewals', 'admin', true),
  ('Treasurer', 'Receives money, verifies payments and reports on them', 'admin', true),
  ('Auditor', 'Sees everything of the books and changes nothing', 'admin', true),
  ('Member', 'Sees and looks after their own membership', 'user', true);

INSERT INTO role_permissions (role_id, permission_id)
SELECT r.id, p.id
FROM (VALUES
  ('Administrator', 'manage', 'all'),
  ('Membership officer', 'read', 'Dashboard'), ('Membership officer', 'manage', 'Member'), ('Membership officer', 'read', 'Donation'),
  ('Membership officer', 'read', 'Master'), ('Membership officer', 'read', 'Report'), ('Membership officer', 'manage', 'Password'),
  ('Treasurer', 'read', 'Dashboard'), ('Treasurer', 'read', 'Member'), ('Treasurer', 'manage', 'Donation'),
  ('Treasurer', 'update', 'Member'), ('Treasurer', 'manage', 'Report'), ('Treasurer', 'manage', 'Password'),
  ('Auditor', 'read', 'Dashboard'), ('Auditor', 'read', 'Member'), ('Auditor', 'read', 'Donation'), ('Auditor', 'read', 'Master'),
  ('Auditor', 'read', 'User'), ('Auditor', 'read', 'Role'), ('Auditor', 'read', 'Report'), ('Auditor', 'manage', 'Password'),
  ('Member', 'manage', 'MemberProfile')
) AS shipped (role, action, subject)
JOIN roles r ON r.name = shipped.role
JOIN permissions p ON p.action = shipped.action AND p.subject = shipped.subject;
