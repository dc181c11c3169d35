-- Who may open a paper without signing in (a code that was mailed, a link, a check code) and for how long. Short-lived, so
-- nothing points from here to people: what was asked for is kept as it was found.

CREATE TABLE document_requests (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('member', 'donation', 'pit')),
  year integer NOT NULL,
  -- Null until it is looked up, and where nobody is meant; then no code opens it.
  person_id uuid,
  code_hash text,
  tries_left integer NOT NULL DEFAULT 5 CHECK (tries_left >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL
);

CREATE TABLE document_grants (
  token_hash text COLLATE "C" PRIMARY KEY,
  -- `link` was mailed and is exchanged for a `download`, which opens the one paper.
  purpose text NOT NULL CHECK (purpose IN ('link', 'download')),
  kind text NOT NULL CHECK (kind IN ('receipt', 'member', 'donation', 'pit')),
  person_id uuid,
  year integer,
  receipt_id uuid REFERENCES receipts,
  downloads_left integer NOT NULL CHECK (downloads_left >= 0),
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  CONSTRAINT document_grants_one_paper CHECK (
    (kind = 'receipt' AND receipt_id IS NOT NULL)
    OR (kind <> 'receipt' AND person_id IS NOT NULL AND year IS NOT NULL))
);
CREATE INDEX document_grants_expire ON document_grants (expires_at);
CREATE INDEX document_requests_expire ON document_requests (expires_at);
