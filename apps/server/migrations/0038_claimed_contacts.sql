-- Phone and e-mail address came with a public registration, and staff have not confirmed them.
ALTER TABLE people ADD COLUMN is_contact_claimed boolean NOT NULL DEFAULT false;
