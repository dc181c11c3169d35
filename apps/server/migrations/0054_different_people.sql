-- Two records that look alike and are two people: said once, and not asked about again.
CREATE TABLE different_people (
  first_id uuid NOT NULL REFERENCES all_members,
  second_id uuid NOT NULL REFERENCES all_members,
  said_by uuid NOT NULL REFERENCES users,
  said_at timestamptz NOT NULL,
  CONSTRAINT different_people_pkey PRIMARY KEY (first_id, second_id),
  CONSTRAINT different_people_in_order CHECK (first_id < second_id)
);
CREATE INDEX different_people_second ON different_people (second_id);
CREATE INDEX different_people_said_by ON different_people (said_by);
