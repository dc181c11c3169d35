-- What each member pays and until when, settled before anything is written, so that fees, coverage and members agree.
-- kind: life, new (registered, not paid yet), ended, yearly.
CREATE TEMP TABLE terms AS
SELECT n, kind, type.id AS type_id, frequency.id AS frequency_id, frequency.months, fee.amount, type.registration_fee,
  fees, is_imported, end_reason,
  CASE kind WHEN 'life' THEN today - 30 - pg_temp.chance(16, n, 5000) WHEN 'new' THEN today - pg_temp.chance(16, n, 40)
    ELSE (last_day + 1 - make_interval(months => fees * frequency.months))::date END AS begins
FROM (
  SELECT n, kind, (now + interval '6 hours')::date AS today, n <= members / 2 AND kind <> 'new' AS is_imported,
    CASE WHEN kind = 'life' THEN 'LIFE' WHEN pg_temp.chance(17, n, 100) < 10 THEN 'PAT'
      WHEN pg_temp.chance(17, n, 100) < 25 THEN 'STU' ELSE 'GEN' END AS type_code,
    CASE WHEN kind = 'life' THEN 0 WHEN pg_temp.chance(17, n, 100) < 85 THEN 12 ELSE 6 END AS months,
    CASE WHEN kind = 'new' THEN 0 WHEN kind <> 'life' AND pg_temp.chance(14, n, 4) = 0 THEN 2 ELSE 1 END AS fees,
    CASE kind WHEN 'ended' THEN (ARRAY['resigned', 'deceased', 'suspended'])[1 + n % 3] END AS end_reason,
    (now + interval '6 hours')::date + CASE WHEN pg_temp.chance(12, n, 100) < 62 AND kind <> 'ended' THEN pg_temp.chance(13, n, 180) * CASE WHEN pg_temp.chance(17, n, 100) < 85 THEN 2 ELSE 1 END
      WHEN pg_temp.chance(12, n, 100) < 68 AND kind <> 'ended' THEN - 1 - pg_temp.chance(13, n, 25)
      ELSE - 61 - pg_temp.chance(13, n, 1200) END AS last_day
  FROM bench, LATERAL (SELECT n, CASE WHEN pg_temp.chance(11, n, 100) < 10 THEN 'life' WHEN pg_temp.chance(11, n, 100) < 12 THEN 'new'
      WHEN pg_temp.chance(11, n, 100) < 17 THEN 'ended' ELSE 'yearly' END AS kind FROM generate_series(1, members) AS n) AS who
) AS plan
JOIN membership_types AS type ON type.code = type_code
JOIN payment_frequencies AS frequency ON frequency.months = plan.months
JOIN membership_type_fees AS fee ON fee.membership_type_id = type.id AND fee.payment_frequency_id = frequency.id AND fee.currency = 'BTN';

INSERT INTO all_members (id, person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, paid_until,
  is_lifetime, end_reason, ended_on, channel, import_id, created_at, updated_at)
SELECT pg_temp.uuid_of('member', n), pg_temp.uuid_of('person', n), pg_temp.code('KM', n), type_id, frequency_id,
  CASE WHEN is_imported THEN begins - pg_temp.chance(18, n, 3000) ELSE begins END,
  CASE WHEN fees > 0 AND kind <> 'life' THEN (begins + make_interval(months => fees * months))::date - 1 END,
  kind = 'life', end_reason,
  CASE WHEN end_reason IS NOT NULL THEN least((begins + make_interval(months => fees * months))::date, bench.now::date) END,
  CASE WHEN is_imported THEN 'import' WHEN n % 3 = 0 THEN 'staff' ELSE 'public' END,
  CASE WHEN is_imported THEN pg_temp.uuid_of('import', 1) END,
  CASE WHEN is_imported THEN bench.now - interval '6 years' ELSE pg_temp.moment(begins, n) END, bench.now
FROM terms, bench ORDER BY n;

INSERT INTO users (id, name, email, role_id, member_id, created_at, updated_at)
SELECT pg_temp.uuid_of('user', 1000 + n), people.name, 'member' || n || '@example.bt', roles.id, pg_temp.uuid_of('member', n),
  bench.now - interval '1 year', bench.now - interval '1 year'
FROM bench, generate_series(1, greatest(members / 100, 1)) AS n JOIN people ON people.id = pg_temp.uuid_of('person', n),
  (SELECT id FROM roles WHERE name = 'Member') AS roles;
