-- A message to many members goes by letter where nothing else reaches them, and each way may have words of its own.
ALTER TABLE member_mailings
  -- Null where they are the words of the mail.
  ADD COLUMN sms text,
  ADD COLUMN letter text,
  ADD COLUMN letters integer NOT NULL DEFAULT 0 CHECK (letters >= 0);

-- Who gets a letter of it. It can be printed again.
CREATE TABLE member_mailing_letters (
  mailing_id uuid NOT NULL REFERENCES member_mailings,
  member_id uuid NOT NULL REFERENCES all_members ON DELETE CASCADE,
  PRIMARY KEY (mailing_id, member_id)
);
CREATE INDEX member_mailing_letters_member ON member_mailing_letters (member_id);
