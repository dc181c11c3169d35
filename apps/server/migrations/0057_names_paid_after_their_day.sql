-- Names that are paid for only once their day has been read, or was cancelled meanwhile, are read on the next day of their
-- ritual; where there is none, staff see them as open. The instant is that of the change of the donation.
CREATE OR REPLACE FUNCTION pass_payment_to_rituals() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  missed record;
BEGIN
  UPDATE ritual_entries SET payment_status = CASE WHEN NEW.deleted_at IS NULL THEN NEW.payment_status ELSE 'cancelled' END
    WHERE donation_id = NEW.id;
  IF NEW.payment_status <> 'paid' OR NEW.deleted_at IS NOT NULL THEN
    RETURN NULL;
  END IF;
  FOR missed IN
    SELECT DISTINCT entry.turn, entry.ritual_id, entry.ritual_day_id
    FROM ritual_entries AS entry JOIN ritual_days AS day ON day.id = entry.ritual_day_id
    WHERE entry.donation_id = NEW.id AND entry.read_at IS NULL AND entry.removed_at IS NULL
      AND day.state IN ('read', 'cancelled')
    ORDER BY entry.turn
  LOOP
    UPDATE ritual_entries SET cancelled_day_id = missed.ritual_day_id, version = version + 1, ritual_day_id = (
        SELECT day.id FROM ritual_days AS day
        WHERE day.ritual_id = missed.ritual_id AND day.state = 'confirmed' AND day.closes_at > NEW.updated_at
          AND NOT EXISTS (SELECT FROM ritual_entries AS other
            WHERE other.donation_id = NEW.id AND other.ritual_day_id = day.id AND other.removed_at IS NULL)
        ORDER BY day.date LIMIT 1)
      WHERE donation_id = NEW.id AND turn = missed.turn AND read_at IS NULL AND removed_at IS NULL;
  END LOOP;
  RETURN NULL;
END $$;
