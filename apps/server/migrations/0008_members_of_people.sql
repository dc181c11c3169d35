-- From a person to their memberships, removed ones too: whoever searches for a CID or a phone number finds people first.
CREATE INDEX members_person ON all_members (person_id);
