-- Members whom staff picked by hand and keep together under a name, such as "Losar helpers".
CREATE TABLE member_lists (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  name text NOT NULL,
  created_at timestamptz NOT NULL
);
CREATE UNIQUE INDEX member_lists_name_unique ON member_lists (lower(name));

-- The key finds the members of a list, so that a register of any size is filtered by a list without reading it. Where an
-- import is taken back, its members leave the lists with it: a list holds nothing that would be lost.
CREATE TABLE member_list_entries (
  list_id uuid NOT NULL REFERENCES member_lists ON DELETE CASCADE,
  member_id uuid NOT NULL REFERENCES all_members ON DELETE CASCADE,
  added_at timestamptz NOT NULL,
  PRIMARY KEY (list_id, member_id)
);
CREATE INDEX member_list_entries_member ON member_list_entries (member_id);
