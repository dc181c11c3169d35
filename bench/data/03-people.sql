-- Every member is a person; one in ten more has given something and never joined.
INSERT INTO people (id, name, gender, date_of_birth, identity_type, identity_number, phone, email, country_id,
  dzongkhag, gewog, village, occupation, import_id, created_at, updated_at)
SELECT pg_temp.uuid_of('person', n),
  given[1 + pg_temp.often(1, n, cardinality(given))] || ' '
    || CASE WHEN n % 2 = 0 THEN female[1 + pg_temp.often(2, n, cardinality(female))]
       ELSE male[1 + pg_temp.often(2, n, cardinality(male))] END
    || CASE WHEN pg_temp.chance(3, n, 10) < 3 THEN ' ' || third[1 + pg_temp.chance(4, n, cardinality(third))] ELSE '' END,
  CASE n % 2 WHEN 0 THEN 'female' ELSE 'male' END, DATE '1940-01-01' + pg_temp.chance(5, n, 24000),
  CASE WHEN n % 20 > 0 THEN 'cid' END,
  CASE WHEN n % 20 > 0 THEN '1' || lpad((1 + n % 20)::text, 2, '0') || lpad(n::text, 8, '0') END,
  CASE WHEN pg_temp.chance(6, n, 10) > 0
    THEN '+975' || (ARRAY['17', '77', '16'])[1 + n % 3] || lpad(pg_temp.chance(7, n / 2, 1000000)::text, 6, '0') END,
  CASE WHEN pg_temp.chance(8, n, 10) < 4 THEN 'person' || n || '@example.bt' END,
  CASE WHEN pg_temp.chance(9, n, 20) > 0 THEN bhutan.id ELSE elsewhere.ids[1 + n % 3] END,
  place.dzongkhag, place.name, place.name || CASE n % 3 WHEN 0 THEN ' Toed' WHEN 1 THEN ' Maed' ELSE '' END,
  occupations[1 + pg_temp.chance(10, n, cardinality(occupations))],
  CASE WHEN n <= members / 2 THEN pg_temp.uuid_of('import', 1) END,
  CASE WHEN n <= members / 2 THEN bench.now - interval '6 years' ELSE bench.now - interval '5 years' END, bench.now
FROM bench, names, generate_series(1, members + members / 10) AS n
JOIN (SELECT *, row_number() OVER (ORDER BY dzongkhag, name) - 1 AS at, count(*) OVER () AS many FROM gewogs) AS place
  ON place.at = n % place.many,
  (SELECT id FROM countries WHERE iso_code = 'BT') AS bhutan,
  (SELECT array_agg(id ORDER BY iso_code) AS ids FROM countries WHERE iso_code IN ('AU', 'IN', 'US')) AS elsewhere;
