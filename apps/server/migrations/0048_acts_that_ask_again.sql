-- Whoever has shown once more who they are may do for a few minutes what asks for it. Of one session, kept as a hash.
CREATE TABLE step_up_proofs (
  token_hash text PRIMARY KEY,
  session_id uuid NOT NULL REFERENCES sessions ON DELETE CASCADE,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);
CREATE INDEX step_up_proofs_session ON step_up_proofs (session_id);

-- A passkey that is used to show it names the challenge it has signed, and nothing else.
CREATE INDEX sign_in_challenges_passkey ON sign_in_challenges (passkey_challenge) WHERE passkey_challenge IS NOT NULL;

-- What was changed about how somebody is reached or logs in, for those who are told of it: the link "This was not me"
-- puts it back, and for a day codes and links to choose a password go to the contact of before.
CREATE TABLE account_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  -- Neither, where a password, a role or the settings were changed.
  is_email_changed boolean NOT NULL,
  email_before text,
  email_after text,
  is_phone_changed boolean NOT NULL,
  phone_before text,
  phone_after text,
  changed_at timestamptz NOT NULL,
  -- Of the token in the messages.
  token_hash text NOT NULL CONSTRAINT account_changes_token_unique UNIQUE,
  expires_at timestamptz NOT NULL,
  -- Used, or worthless because an earlier change was undone.
  ended_at timestamptz
);
CREATE INDEX account_changes_user ON account_changes (user_id, changed_at);

-- What everybody who looks after money reads in a strip for seven days.
CREATE TABLE guarded_changes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  what text NOT NULL CHECK (what IN ('bank_accounts', 'senders', 'second_person', 'signatory')),
  changed_at timestamptz NOT NULL,
  changed_by text NOT NULL
);
CREATE INDEX guarded_changes_time ON guarded_changes (changed_at);
