-- Issuing every certificate of a kind and year that is missing or outdated. Who has had their turn is told by the last
-- person: people come in the order of their ids, so a run goes on where it was after a stop of the program.
CREATE TABLE certificate_runs (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  kind text NOT NULL CHECK (kind IN ('member', 'donation', 'pit')),
  year integer NOT NULL CHECK (year BETWEEN 1900 AND 2199),
  state text NOT NULL CHECK (state IN ('running', 'stopped', 'done')),
  -- How many certificates were missing or outdated when it was started.
  total integer NOT NULL CHECK (total >= 1),
  -- How many people had their turn, and for how many of them it failed.
  done integer NOT NULL DEFAULT 0 CHECK (done >= 0),
  failed integer NOT NULL DEFAULT 0 CHECK (failed >= 0),
  last_person_id uuid,
  created_at timestamptz NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  ended_at timestamptz,
  CONSTRAINT certificate_runs_ended CHECK ((state = 'running') = (ended_at IS NULL))
);
-- Started twice, or by two at once, there is one.
CREATE UNIQUE INDEX certificate_runs_one_running ON certificate_runs (kind, year) WHERE state = 'running';
CREATE INDEX certificate_runs_of_year ON certificate_runs (kind, year, created_at);
CREATE INDEX certificate_runs_created_by ON certificate_runs (created_by);
