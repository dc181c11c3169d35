-- Signing in with more than a password: authenticator apps, passkeys and recovery codes; and the devices people use.

ALTER TABLE roles
  ADD COLUMN requires_second_factor boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT roles_second_factor_for_staff CHECK (NOT requires_second_factor OR role_type = 'admin');

CREATE TABLE authenticator_apps (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- The key that the app shares with us, encrypted for this user.
  encrypted_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- Null while the first code has not been typed.
  confirmed_at timestamptz,
  -- The newest half minute whose code was used: that one and older ones are refused.
  last_step bigint,
  last_used_at timestamptz
);
CREATE UNIQUE INDEX authenticator_apps_confirmed_once ON authenticator_apps (user_id) WHERE confirmed_at IS NOT NULL;
CREATE UNIQUE INDEX authenticator_apps_waiting_once ON authenticator_apps (user_id) WHERE confirmed_at IS NULL;

CREATE TABLE recovery_codes (
  code_hash text PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX recovery_codes_user ON recovery_codes (user_id);

CREATE TABLE passkeys (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  name text NOT NULL,
  -- As the authenticator names it, in base64url.
  credential_id text NOT NULL CONSTRAINT passkeys_credential_unique UNIQUE,
  public_key text NOT NULL,
  -- How often the authenticator says it was used; it never goes back.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_user ON passkeys (user_id);

-- What a browser has to answer before it is signed in, or before a passkey is added. Each is answered once.
CREATE TABLE sign_in_challenges (
  token_hash text PRIMARY KEY,
  purpose text NOT NULL CHECK (purpose IN ('sign_in', 'add_passkey')),
  -- Null where the passkey itself tells who it is.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  auth_version integer,
  -- What the authenticator has to sign.
  passkey_challenge text,
  tries_left integer NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

-- Browsers on which somebody has signed in before: from others they get a message.
CREATE TABLE known_devices (
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  device_hash text NOT NULL,
  last_seen_at timestamptz NOT NULL,
  PRIMARY KEY (user_id, device_hash)
);
ALTER TABLE sessions ADD COLUMN last_seen_at timestamptz;
