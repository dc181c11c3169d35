-- Who did what, in the order it happened; then the chain of seals over all of it.
INSERT INTO audit_entries (at, actor_id, actor_name, action, entity, entity_id, label, before, after, reason, address, request_id)
SELECT at, actor_id, coalesce(users.name, 'Visitor'), action, entity, entity_id, label, before, after, reason,
  '2405:d000:' || to_hex(pg_temp.chance(61, n, 65000)) || '::1', 'req-' || to_hex(n)
FROM (
  SELECT n, pg_temp.moment(begins, n) AS at, pg_temp.staff(n) AS actor_id, 'create' AS action, 'Member' AS entity,
    pg_temp.uuid_of('member', n)::text AS entity_id, people.name || ', ' || pg_temp.code('KM', n) AS label, NULL::jsonb AS before,
    jsonb_build_object('name', people.name, 'gender', gender, 'dateOfBirth', date_of_birth, 'phone', phone, 'email', email,
      'dzongkhag', dzongkhag, 'gewog', gewog, 'village', village, 'occupation', occupation, 'joinedOn', begins) AS after, NULL AS reason
  FROM terms JOIN people ON people.id = pg_temp.uuid_of('person', n)
  UNION ALL
  SELECT n, at, CASE given.channel WHEN 'staff' THEN pg_temp.staff(n) END, 'create', 'Donation', pg_temp.uuid_of('donation', n)::text, donation_number,
    NULL, jsonb_build_object('donorType', donor_type, 'donorName', donor_name, 'phone', phone, 'email', email, 'amount',
      (donations.amount / 100)::text || '.00', 'currency', donations.currency, 'donatedOn', donated_on, 'paymentStatus', 'unpaid', 'message', message), NULL
  FROM given JOIN donations ON donations.id = pg_temp.uuid_of('donation', n)
  UNION ALL
  SELECT n, payments.verified_at, verified_by, CASE payments.status WHEN 'rejected' THEN 'reject' ELSE 'approve' END,
    CASE WHEN payments.fee_id IS NULL THEN 'Donation' ELSE 'MembershipFee' END, coalesce(payments.fee_id, payments.donation_id)::text,
    coalesce(fee_number, donation_number), jsonb_build_object('amount', (payments.amount / 100)::text || '.00', 'paidOn', paid_on),
    jsonb_build_object('amount', (payments.amount / 100)::text || '.00', 'paidOn', paid_on, 'bank', payments.bank, 'journalNumber', journal_number,
      'paymentId', payments.id, 'isSurplus', false), payments.reason
  FROM attempts JOIN payments ON payments.id = attempts.id
  LEFT JOIN membership_fees AS fees ON fees.id = payments.fee_id LEFT JOIN donations ON donations.id = payments.donation_id
  WHERE slip_file_id IS NOT NULL AND verified_at IS NOT NULL
) AS done LEFT JOIN users ON users.id = actor_id
ORDER BY at, n;

DO $$
DECLARE
  entry audit_entries;
  chain audit_head;
BEGIN
  SELECT * INTO STRICT chain FROM audit_head;
  FOR entry IN SELECT * FROM audit_entries WHERE id > coalesce((SELECT max(entry_id) FROM audit_seals), 0) ORDER BY id LOOP
    chain.seq := chain.seq + 1;
    chain.hash := audit_digest(chain.hash, entry);
    INSERT INTO audit_seals (seq, entry_id, hash) VALUES (chain.seq, entry.id, chain.hash);
  END LOOP;
  UPDATE audit_head SET seq = chain.seq, hash = chain.hash WHERE seq < chain.seq;
END $$;

-- What the first start of the server wrote was waiting for its seal, and has it now.
DELETE FROM audit_unsealed;
