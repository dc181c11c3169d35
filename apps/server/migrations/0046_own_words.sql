-- Texts of the web app in another language than English, as the centre's own reader corrected and approved them.
CREATE TABLE own_words (
  language text NOT NULL CHECK (language IN ('dz')),
  -- The file of the word and its name in it.
  word text NOT NULL,
  -- What it was read against: where the English becomes another one, the text has to be read again.
  english text NOT NULL,
  text text NOT NULL CHECK (text <> ''),
  approved_by text,
  approved_at timestamptz,
  changed_at timestamptz NOT NULL,
  CONSTRAINT own_words_pkey PRIMARY KEY (language, word, english),
  CONSTRAINT own_words_approved CHECK ((approved_by IS NULL) = (approved_at IS NULL))
);
