-- Imports: what was read from a sheet, and what came of every row.
CREATE TABLE imports (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  target text NOT NULL,
  file_name text NOT NULL,
  -- Null once the file has been kept for its 30 days.
  file_id uuid REFERENCES files,
  sha256 text NOT NULL,
  state text NOT NULL CHECK (state IN ('previewed', 'running', 'done', 'failed', 'undoing', 'undone')),
  -- Where the headings stand, and which field each column is read into: [{ "name", "field" }].
  heading_row integer NOT NULL,
  columns jsonb NOT NULL,
  on_error text NOT NULL DEFAULT 'abort' CHECK (on_error IN ('skip', 'abort')),
  row_count integer NOT NULL,
  rows_done integer NOT NULL DEFAULT 0,
  created_count integer NOT NULL DEFAULT 0,
  rejected_count integer NOT NULL DEFAULT 0,
  -- Why it failed, or why it is about to: from then on its rows are only taken back.
  error text,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL,
  started_at timestamptz,
  finished_at timestamptz,
  undo_until timestamptz
);
CREATE INDEX imports_sha256 ON imports (sha256);
CREATE INDEX imports_created ON imports (created_at DESC);
-- Two at once could not see each other's rows, and would both let the same person in.
CREATE UNIQUE INDEX imports_one_at_a_time ON imports (target) WHERE state IN ('running', 'undoing');

CREATE TABLE import_rejections (
  import_id uuid NOT NULL REFERENCES imports,
  row_number integer NOT NULL,
  cells jsonb NOT NULL,
  reason text NOT NULL,
  PRIMARY KEY (import_id, row_number)
);

ALTER TABLE people ADD COLUMN import_id uuid CONSTRAINT people_import_exists REFERENCES imports;
CREATE INDEX people_import ON people (import_id) WHERE import_id IS NOT NULL;
ALTER TABLE members ADD CONSTRAINT members_import_exists FOREIGN KEY (import_id) REFERENCES imports;
ALTER TABLE coverages ADD CONSTRAINT coverages_import_exists FOREIGN KEY (import_id) REFERENCES imports;

-- The rows of an import are written in many short transactions, and nobody sees any of them before all are there, or
-- after it was decided to take them back (docs/decisions/imports-in-small-steps.md). So that no query can forget this,
-- `members` is what everybody reads and writes. A new column of all_members has to be added to the view too.
ALTER TABLE members RENAME TO all_members;
CREATE VIEW members AS
  SELECT * FROM all_members
  WHERE import_id IS NULL
     OR import_id <> ALL (ARRAY(SELECT id FROM imports WHERE state IN ('running', 'undoing')));
