-- All numbers that one transaction needs, in one call directly before its commit, because everybody else who needs one
-- waits until then. Always in this order, so that nobody waits in a circle: the counter, then the series of receipts.
-- The receipt before is read by a statement of its own, which sees what was committed while this one waited.
-- Null for a counter or a series: none of its numbers is needed. A year that a series has reached is never left again,
-- also when the clock is set back.
CREATE FUNCTION take_numbers(
  counter text, how_many integer, receipt_series text, receipt_year integer, how_many_receipts integer,
  OUT first_number bigint, OUT year_taken integer, OUT first_position integer, OUT hash_before text, OUT day_before date
) LANGUAGE plpgsql SET enable_seqscan = off AS $$
BEGIN
  IF counter IS NOT NULL THEN
    UPDATE number_counters SET value = value + how_many WHERE name = counter
      RETURNING value - how_many + 1 INTO STRICT first_number;
  END IF;
  IF receipt_series IS NOT NULL THEN
    INSERT INTO receipt_counters AS counters (series, year, value)
      SELECT receipt_series, greatest(receipt_year, max(known.year)), how_many_receipts
      FROM receipt_counters AS known WHERE known.series = receipt_series
      ON CONFLICT (series, year) DO UPDATE SET value = counters.value + how_many_receipts
      RETURNING counters.year, counters.value - how_many_receipts + 1 INTO STRICT year_taken, first_position;
    IF first_position > 1 THEN
      SELECT hash, issued_on INTO STRICT hash_before, day_before FROM receipts
        WHERE series = receipt_series AND year = year_taken AND position = first_position - 1;
    END IF;
  END IF;
END $$;
