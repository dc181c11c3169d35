-- Family links: who may see until when somebody is paid, and pay for them.

CREATE TABLE family_links (
  id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
  keeper_id uuid NOT NULL REFERENCES all_members,
  -- Null where a code and a birth date were asked for that do not belong together: it looks like one that waits.
  member_id uuid REFERENCES all_members,
  -- As it was typed; of a link made by staff, the code of the member.
  asked_code text COLLATE "C" NOT NULL,
  -- What the member is to the keeper.
  relation text NOT NULL CONSTRAINT family_links_relation
    CHECK (relation IN ('parent', 'child', 'spouse', 'sibling', 'other')),
  state text NOT NULL CONSTRAINT family_links_state CHECK (state IN ('asked', 'accepted', 'declined', 'ended')),
  asked_by text NOT NULL CONSTRAINT family_links_asked_by CHECK (asked_by IN ('member', 'staff')),
  -- Whose consent there is, once there is one.
  consent text CONSTRAINT family_links_consent CHECK (consent IN ('own', 'guardian', 'paper')),
  -- What staff noted of the paper.
  note text,
  -- Of the link that was sent to the contact on file; only its hash is kept.
  answer_hash text COLLATE "C",
  answer_until timestamptz,
  asked_at timestamptz NOT NULL,
  asked_user uuid REFERENCES users,
  answered_at timestamptz,
  answered_user uuid REFERENCES users,
  ended_at timestamptz,
  ended_user uuid REFERENCES users,
  CONSTRAINT family_links_not_oneself CHECK (keeper_id <> member_id),
  CONSTRAINT family_links_accepted_with_consent CHECK (state <> 'accepted' OR (consent IS NOT NULL AND member_id IS NOT NULL)),
  CONSTRAINT family_links_paper_with_note CHECK (asked_by = 'member' OR note IS NOT NULL),
  CONSTRAINT family_links_ended_whole CHECK ((state = 'ended') = (ended_at IS NOT NULL))
);
CREATE UNIQUE INDEX family_links_one_standing ON family_links (keeper_id, member_id)
  WHERE state IN ('asked', 'accepted');
CREATE INDEX family_links_keeper ON family_links (keeper_id);
CREATE INDEX family_links_member ON family_links (member_id) WHERE member_id IS NOT NULL;
CREATE UNIQUE INDEX family_links_answer ON family_links (answer_hash) WHERE answer_hash IS NOT NULL;
