-- Two donations for each member or more, over five years and more of them lately; six in ten by members.
CREATE TEMP TABLE given AS
SELECT n, at, (at + interval '6 hours')::date AS day, donor,
  CASE donor WHEN 'member' THEN 1 + pg_temp.often(22, n, members)
    WHEN 'non_member' THEN 1 + members + pg_temp.chance(22, n, greatest(members / 10, 1)) END AS giver,
  CASE WHEN n > donations - (8 * waiting / 5) AND n % 2 = 0 THEN 'pending'
    WHEN share < 920 THEN 'paid' WHEN share < 930 THEN 'reversed' WHEN share < 950 THEN 'rejected'
    WHEN share < 965 THEN 'failed' WHEN share < 975 THEN 'cancelled' ELSE 'unpaid' END AS state,
  -- Somebody whose first slip was not readable sent another.
  share BETWEEN 900 AND 919 AND NOT (n > donations - (8 * waiting / 5) AND n % 2 = 0) AS was_rejected,
  CASE WHEN pg_temp.chance(23, n, 10) < 2 AND at > bench.now - interval '2 years' THEN 0 ELSE 1 + pg_temp.often(24, n, 6) END AS purpose,
  5000::bigint * (1 + pg_temp.often(27, n, 400)) AS amount,
  CASE WHEN pg_temp.chance(28, n, 100) < 97 THEN 'BTN' ELSE 'USD' END AS currency,
  CASE WHEN pg_temp.chance(29, n, 10) < 3 THEN 'staff' WHEN donor = 'member' AND n % 3 = 0 THEN 'member' ELSE 'public' END AS channel
FROM (
  SELECT n, now - make_interval(secs => 3600 + 157680000 * power(1 - n / donations::float8, 1.2)) AS at,
    pg_temp.chance(25, n, 1000) AS share,
    CASE WHEN pg_temp.chance(21, n, 100) < 60 THEN 'member' WHEN pg_temp.chance(21, n, 100) < 90 THEN 'non_member' ELSE 'anonymous' END AS donor
  FROM bench, generate_series(1, donations) AS n
) AS drawn, bench;

INSERT INTO donations (id, donation_number, donor_type, member_id, person_id, donor_name, identity_type, identity_number,
  phone, email, country_id, purpose_id, amount, currency, donated_on, message, is_anonymous, reference, channel,
  payment_status, amount_paid, deciding_payment_id, created_at, updated_at)
SELECT pg_temp.uuid_of('donation', n), pg_temp.code('D', n), donor, CASE donor WHEN 'member' THEN pg_temp.uuid_of('member', giver) END,
  CASE WHEN donor <> 'anonymous' THEN people.id END, coalesce(people.name, 'Anonymous'),
  CASE donor WHEN 'non_member' THEN people.identity_type END, CASE donor WHEN 'non_member' THEN people.identity_number END,
  CASE donor WHEN 'non_member' THEN people.phone END, CASE donor WHEN 'non_member' THEN people.email END,
  CASE donor WHEN 'non_member' THEN people.country_id END, purposes.ids[1 + purpose], given.amount, currency, day,
  CASE n % 12 WHEN 0 THEN 'For the long life of all teachers' END, donor = 'anonymous', pg_temp.reference(20000000 + n), channel, state,
  CASE state WHEN 'paid' THEN given.amount ELSE 0 END,
  CASE WHEN state <> 'unpaid' THEN pg_temp.uuid_of('donation-payment', n) END, at, at
FROM given LEFT JOIN people ON people.id = pg_temp.uuid_of('person', giver),
  (SELECT pg_temp.uuid_of('purpose', 1) || array_agg(id ORDER BY name) AS ids FROM donation_purposes
   WHERE id <> pg_temp.uuid_of('purpose', 1)) AS purposes
ORDER BY n;

INSERT INTO dedications (donation_id, offering, names, read_on)
SELECT pg_temp.uuid_of('donation', n), 'Butter lamps', jsonb_build_array(jsonb_build_object('name', names.given[1 + n % 30], 'living', n % 3 > 0)),
  day + 7
FROM given, names WHERE n % 11 = 0 ORDER BY n;

-- Dedications with a day are read as prayers on it.
INSERT INTO ritual_days (ritual_id, date, state, closes_at)
SELECT rituals.id, read_on, 'confirmed', (read_on + time '18:00') AT TIME ZONE 'Asia/Thimphu'
FROM (SELECT DISTINCT read_on FROM dedications WHERE read_on IS NOT NULL) AS days JOIN rituals ON shipped = 'prayers';
INSERT INTO ritual_entries (ritual_id, ritual_day_id, donation_id, name_number, name, living, offering, payment_status, created_at)
SELECT day.ritual_id, day.id, donation.id, name.number, name.value ->> 'name', (name.value ->> 'living')::boolean, offering,
  donation.payment_status, donation.created_at
FROM dedications
JOIN donations AS donation ON donation.id = dedications.donation_id
JOIN rituals ON shipped = 'prayers'
JOIN ritual_days AS day ON day.ritual_id = rituals.id AND day.date = dedications.read_on
CROSS JOIN LATERAL jsonb_array_elements(names) WITH ORDINALITY AS name (value, number)
ORDER BY donation.created_at, donation.id, name.number;
