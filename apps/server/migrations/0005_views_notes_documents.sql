-- Filters that somebody keeps under a name, for whichever list.
CREATE TABLE saved_views (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
  list text NOT NULL,
  name text NOT NULL,
  filters jsonb NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX saved_views_name_unique ON saved_views (user_id, list, lower(name));

-- What the office notes about a member, for the office alone.
CREATE TABLE member_notes (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES all_members,
  author_id uuid NOT NULL REFERENCES users,
  text text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE INDEX member_notes_member ON member_notes (member_id, created_at DESC);

-- Papers of a member: an application form, a copy of an identity card.
CREATE TABLE member_documents (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  member_id uuid NOT NULL REFERENCES all_members,
  file_id uuid NOT NULL REFERENCES files,
  title text NOT NULL,
  created_by uuid NOT NULL REFERENCES users,
  created_at timestamptz NOT NULL
);
CREATE INDEX member_documents_member ON member_documents (member_id, created_at DESC);
