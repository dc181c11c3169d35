-- A line that corrects another one stays where that one goes with its donation.
ALTER TABLE ritual_entries DROP CONSTRAINT ritual_entries_corrects_fkey;
ALTER TABLE ritual_entries ADD CONSTRAINT ritual_entries_corrects_fkey
  FOREIGN KEY (corrects) REFERENCES ritual_entries ON DELETE SET NULL;
