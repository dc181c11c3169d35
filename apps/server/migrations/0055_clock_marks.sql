-- What the program remembers of its clock, so that one start with a wrong clock uses up no numbers and tidies nothing away.
CREATE TABLE clock_marks (
  is_only boolean PRIMARY KEY DEFAULT true CONSTRAINT clock_marks_one CHECK (is_only),
  -- The clock when the program last looked at it, once a minute while it runs.
  seen_at timestamptz NOT NULL,
  -- After a leap of the clock nothing is tidied away before this moment.
  tidy_after timestamptz,
  -- An operator has said that the clock is right although entries up to this one are of a later time.
  trusted_entry bigint NOT NULL DEFAULT 0
);

-- As in 0024, but a year that has not begun is left again: `latest` is the latest year that may have begun, where the program
-- tells it. Receipts that a wrong clock dated ahead stay as they are; the next ones go on in the year that it is.
CREATE OR REPLACE FUNCTION take_numbers_last(mark text, many integer, counters json, series json) RETURNS text[]
LANGUAGE plpgsql SET enable_seqscan = off SET jit = off AS $$
DECLARE
  words text[] := array_fill(NULL::text, ARRAY[many]);
  wanted record;
  receipt record;
  place integer;
  number bigint;
  receipt_year integer;
  receipt_hash text;
  day_before date;
BEGIN
  FOR wanted IN SELECT * FROM json_to_recordset(counters) AS counter (name text, places integer[]) ORDER BY name LOOP
    UPDATE number_counters SET value = value + cardinality(wanted.places) WHERE name = wanted.name
      RETURNING value - cardinality(wanted.places) INTO STRICT number;
    FOREACH place IN ARRAY wanted.places LOOP
      number := number + 1;
      words[place] := code_digits(number);
    END LOOP;
  END LOOP;
  FOR wanted IN SELECT * FROM json_to_recordset(series) AS one (series text, year integer, latest integer, day date, receipts json)
    ORDER BY one.series LOOP
    INSERT INTO receipt_counters AS counter (series, year, value)
      SELECT wanted.series, greatest(wanted.year, max(known.year)), json_array_length(wanted.receipts)
      FROM receipt_counters AS known
      WHERE known.series = wanted.series AND (wanted.latest IS NULL OR known.year <= wanted.latest)
      ON CONFLICT ON CONSTRAINT receipt_counters_pkey DO UPDATE SET value = counter.value + excluded.value
      RETURNING counter.year, counter.value - json_array_length(wanted.receipts) INTO STRICT receipt_year, number;
    receipt_hash := '';
    IF number > 0 THEN
      SELECT hash, issued_on INTO STRICT receipt_hash, day_before FROM receipts
        WHERE receipts.series = wanted.series AND receipts.year = receipt_year AND position = number;
      IF day_before > wanted.day AND wanted.series <> 'history' THEN
        RAISE EXCEPTION 'the receipt before is of a later day' USING ERRCODE = 'serialization_failure';
      END IF;
    END IF;
    FOR receipt IN SELECT * FROM json_to_recordset(wanted.receipts) AS one (place integer, snapshot text) LOOP
      number := number + 1;
      words[receipt.place] := receipt_year;
      words[receipt.place + 1] := number;
      words[receipt.place + 2] := lpad(number::text, greatest(6, length(number::text)), '0');
      words[receipt.place + 3] := receipt_hash;
      receipt_hash := encode(sha256(convert_to(
        receipt_hash || E'\n' || fill_in(receipt.snapshot, mark, words), 'UTF8')), 'hex');
      words[receipt.place + 4] := receipt_hash;
    END LOOP;
  END LOOP;
  RETURN words;
END $$;
