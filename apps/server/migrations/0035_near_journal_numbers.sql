-- Journal numbers that differ in one character are found by what is left of them without it: two such numbers have one of
-- these texts in common. Looking up every number that another could be mistyped as took some two hundred searches each.
CREATE FUNCTION near_journal_keys(journal_key text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT ARRAY(SELECT left(journal_key, at) || substr(journal_key, at + 2)
    FROM generate_series(position(':' IN journal_key), length(journal_key)) AS at)
$$;
-- What waits to be sorted into the index is read with every search, so little is left to wait.
CREATE INDEX payments_journal_near ON payments USING gin (near_journal_keys(journal_key) COLLATE "C")
  WITH (gin_pending_list_limit = 256)
  WHERE length(split_part(journal_key, ':', 2)) >= 5;
