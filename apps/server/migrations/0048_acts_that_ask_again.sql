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
