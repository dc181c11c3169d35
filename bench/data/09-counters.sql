UPDATE number_counters SET value = CASE name WHEN 'membership_code' THEN members ELSE donations END FROM bench
  WHERE name IN ('membership_code', 'donation_number');
UPDATE number_counters SET value = (SELECT count(*) FROM owed) WHERE name = 'fee_number';
