-- The numbers that a transaction needs are taken by its last statement, which writes what carries them, and which is sent
-- together with the commit: everybody else who needs a number waits for no more than this statement and its way to the disk.
-- Until then words stand for the numbers, and the database puts the numbers in their places.
-- take_numbers of 0019 stays for servers of the version before, which may still run while this one is being started.

-- The digits of a code like KM-0000018, with the check digit that contract/values/codes.ts computes.
CREATE FUNCTION code_digits(number bigint) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  digits CONSTANT text := lpad(number::text, greatest(6, length(number::text)), '0');
  total integer := 0;
  digit integer;
BEGIN
  FOR place IN 0 .. length(digits) - 1 LOOP
    digit := substr(digits, length(digits) - place, 1)::integer * (2 - place % 2);
    total := total + digit - CASE WHEN digit > 9 THEN 9 ELSE 0 END;
  END LOOP;
  RETURN digits || (10 - total % 10) % 10;
END $$;

-- A text in which mark, a number and mark again stand for the word of that number.
CREATE FUNCTION fill_in(template text, mark text, words text[]) RETURNS text LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  parts text[] := string_to_array(template, mark);
BEGIN
  FOR place IN 2 .. cardinality(parts) BY 2 LOOP
    parts[place] := words[parts[place]::integer];
    IF parts[place] IS NULL THEN
      RAISE EXCEPTION 'a number was not taken';
    END IF;
  END LOOP;
  RETURN array_to_string(parts, '');
END $$;

-- Takes numbers and answers the words that they make. `counters`: name, and the places of the words, one for each
-- number. `series`: series, year, day, and the receipts with their snapshots and the places of the first of their five words:
-- year, position, position in six digits, hash of the receipt before, own hash.
-- Always in the same order, so that nobody waits in a circle: counters by name, then series by name. The receipt before
-- is read by a statement of its own, which sees what was committed while this one waited. A year that a series has
-- reached is never left again, also when the clock is set back. No receipt has an earlier day than the one before it, unless
-- it stands in an older book: a transaction that knew an earlier day has to begin again.
CREATE FUNCTION take_numbers_last(mark text, many integer, counters json, series json) RETURNS text[]
LANGUAGE plpgsql SET enable_seqscan = off AS $$
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
  FOR wanted IN SELECT * FROM json_to_recordset(series) AS one (series text, year integer, day date, receipts json)
    ORDER BY one.series LOOP
    INSERT INTO receipt_counters AS counter (series, year, value)
      SELECT wanted.series, greatest(wanted.year, max(known.year)), json_array_length(wanted.receipts)
      FROM receipt_counters AS known WHERE known.series = wanted.series
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
