-- Those who work in the office, members with an account, the import the register began with, and a campaign.
INSERT INTO users (id, name, email, phone, role_id, created_at, updated_at)
SELECT pg_temp.uuid_of('user', n),
  (SELECT given[1 + pg_temp.chance(92, n, cardinality(given))] || ' ' || female[1 + pg_temp.chance(93, n, cardinality(female))] FROM names),
  'staff' || n || '@kathok.example.bt', NULL,
  (SELECT id FROM roles WHERE name = (ARRAY['Membership officer', 'Treasurer', 'Auditor'])[1 + n % 3]),
  bench.now - interval '6 years', bench.now - interval '6 years'
FROM bench, generate_series(1, 20) AS n;

INSERT INTO imports (id, target, file_name, sha256, state, heading_row, columns, row_count, rows_done, created_count,
  created_by, created_at, started_at, finished_at)
SELECT pg_temp.uuid_of('import', 1), 'members', 'register.xlsx', repeat('0f', 32), 'done', 1, '[]', members / 2, members / 2,
  members / 2, pg_temp.uuid_of('user', 1), now - interval '6 years', now - interval '6 years', now - interval '6 years'
FROM bench;

INSERT INTO donation_purposes (id, name, description, target_amount, starts_on, ends_on)
SELECT pg_temp.uuid_of('purpose', 1), 'Roof of the great hall', 'Slates and gilding before the rains', 90000000000,
  (now - interval '2 years')::date, (now + interval '1 year')::date
FROM bench;
