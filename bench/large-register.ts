import type { Database } from '../apps/server/src/db/open-database.ts';

const first = [
  'Karma',
  'Sonam',
  'Pema',
  'Tshering',
  'Ugyen',
  'Kinley',
  'Tashi',
  'Sangay',
  'Jigme',
  'Dechen',
  'Namgay',
  'Rinchen',
];
const second = [
  'Wangmo',
  'Lhamo',
  'Choden',
  'Dema',
  'Zangmo',
  'Dorji',
  'Wangdi',
  'Tenzin',
  'Namgyel',
  'Penjor',
  'Rabgay',
  'Zam',
];
const third = ['', '', '', ' Wangchuk', ' Yangzom', ' Gyeltshen', ' Selden', ' Jamtsho'];
const atATime = 100_000;

/** Many members with names as common as they are in Bhutan, paid until days around today. */
export async function fillRegister({ pool }: Database, count: number): Promise<void> {
  for (let start = 1; start <= count; start += atATime) {
    const range = [start, Math.min(start + atATime - 1, count)];
    await pool.query(
      `INSERT INTO people (id, name, gender, date_of_birth, identity_type, identity_number, phone, email, country_id, dzongkhag)
       SELECT lpad(to_hex(n), 32, '0')::uuid,
         ($3::text[])[1 + n % 12] || ' ' || ($4::text[])[1 + (n / 12) % 12] || ($5::text[])[1 + (n / 144) % 8],
         CASE n % 2 WHEN 0 THEN 'female' ELSE 'male' END, DATE '1940-01-01' + ((n % 24000) * 7919) % 24000,
         'cid', '1' || lpad((n % 20 + 1)::text, 2, '0') || lpad(n::text, 8, '0'),
         '+97517' || lpad(((n * 7) % 1000000)::text, 6, '0'), 'person' || n || '@example.bt', country.id,
         (ARRAY['Bumthang', 'Paro', 'Thimphu', 'Punakha', 'Haa'])[1 + n % 5]
       FROM generate_series($1::int, $2::int) n, (SELECT id FROM countries WHERE iso_code = 'BT') country`,
      [...range, first, second, third],
    );
    await pool.query(
      `INSERT INTO members (person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, paid_until, is_lifetime, channel)
       SELECT lpad(to_hex(n), 32, '0')::uuid, 'XX-' || lpad(n::text, 7, '0'), type.id, frequency.id,
         current_date - (n * 31) % 5000, CASE WHEN n % 8 > 0 THEN current_date + 300 - (n * 13) % 900 END, n % 8 = 0, 'import'
       FROM generate_series($1::int, $2::int) n
       JOIN (SELECT id, row_number() OVER (ORDER BY code) - 1 AS place FROM membership_types) type ON type.place = n % 4,
         (SELECT id FROM payment_frequencies WHERE months = 12) frequency`,
      range,
    );
  }
  await pool.query('VACUUM ANALYZE people');
  await pool.query('VACUUM ANALYZE all_members');
}
