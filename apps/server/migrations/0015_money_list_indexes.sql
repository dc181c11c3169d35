-- Lists of fees, donations and waiting payments: each order of a list is an index that holds all the list needs to find
-- which rows a page shows. Rows that were taken out are in none of them.

DROP INDEX membership_fees_created, membership_fees_status, membership_fees_period, membership_fees_amount;
CREATE INDEX membership_fees_created ON membership_fees (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX membership_fees_status ON membership_fees (payment_status, created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX membership_fees_period ON membership_fees (period_from, id) WHERE deleted_at IS NULL;
CREATE INDEX membership_fees_amount ON membership_fees (amount, id) WHERE deleted_at IS NULL;

DROP INDEX donations_day, donations_created, donations_amount, donations_donor, donations_status, donations_purpose;
CREATE INDEX donations_day ON donations (donated_on, id) WHERE deleted_at IS NULL;
CREATE INDEX donations_created ON donations (created_at, id) WHERE deleted_at IS NULL;
CREATE INDEX donations_amount ON donations (amount, id) WHERE deleted_at IS NULL;
CREATE INDEX donations_donor ON donations (donor_name_key, id) WHERE deleted_at IS NULL;
CREATE INDEX donations_status ON donations (payment_status, donated_on, id) WHERE deleted_at IS NULL;
CREATE INDEX donations_purpose ON donations (purpose_id, donated_on, id);

-- The beginning of a number can only be looked up in the order of its characters.
ALTER TABLE donations ALTER COLUMN donation_number TYPE text COLLATE "C";
CREATE INDEX donations_email ON donations (email) WHERE email IS NOT NULL;
-- Few donors write their name in Dzongkha. Those who do are found among themselves.
CREATE INDEX donations_donor_dzongkha ON donations (id) WHERE donor_name COLLATE "C" ~ '[ༀ-࿿]';

-- What waits to be verified, in the order of the queues.
CREATE INDEX payments_pending_fees ON payments (submitted_at, id) INCLUDE (fee_id, amount)
  WHERE status = 'pending' AND fee_id IS NOT NULL;
CREATE INDEX payments_pending_donations ON payments (submitted_at, id) INCLUDE (donation_id, amount)
  WHERE status = 'pending' AND donation_id IS NOT NULL;
-- The number of a transfer without the name of its bank: the same transfer, or one that is only written differently.
CREATE INDEX payments_journal_number ON payments (split_part(journal_key, ':', 2), submitted_at)
  WHERE journal_key IS NOT NULL;
