-- Devices that are not asked for the second step for thirty days, and attempts to sign in that failed.

ALTER TABLE roles
  -- Staff with this role are asked for the second step at each sign-in.
  ADD COLUMN second_factor_each_time boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT roles_each_time_for_staff CHECK (NOT second_factor_each_time OR role_type = 'admin');

CREATE TABLE trusted_devices (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Of the random token in the cookie of the browser.
  token_hash text NOT NULL CONSTRAINT trusted_devices_token_unique UNIQUE,
  -- As of a session: another password or role ends it.
  auth_version integer NOT NULL,
  address text,
  user_agent text,
  created_at timestamptz NOT NULL,
  last_used_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX trusted_devices_user ON trusted_devices (user_id);

ALTER TABLE sessions ADD COLUMN trusted_device_id uuid REFERENCES trusted_devices ON DELETE SET NULL;
CREATE INDEX sessions_trusted_device ON sessions (trusted_device_id) WHERE trusted_device_id IS NOT NULL;

-- One row for each account, way, network and day, however many attempts there are.
CREATE TABLE failed_sign_ins (
  -- Null for names that nobody has, so that these take the same work.
  user_id uuid REFERENCES users ON DELETE CASCADE,
  method text NOT NULL CHECK (method IN ('password', 'code', 'recovery_code')),
  -- The shortened address.
  network text NOT NULL,
  day date NOT NULL,
  tries integer NOT NULL CHECK (tries > 0),
  last_at timestamptz NOT NULL,
  CONSTRAINT failed_sign_ins_once UNIQUE NULLS NOT DISTINCT (user_id, method, network, day)
);
