import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { type DatabasePlace, emptyPlace } from '../../testing/database-place.ts';

let place: DatabasePlace;
let database: Database;

interface Registered {
  name: string;
  channel?: 'public' | 'staff';
  coveredAt?: string;
  gaveAt?: string;
  wasOnFile?: boolean;
  correctedByStaff?: boolean;
}

async function insertRegistered({ name, channel = 'public', coveredAt, gaveAt, ...rest }: Registered) {
  const { rows } = await database.pool.query(
    `WITH person AS (INSERT INTO people (name) VALUES ($1) RETURNING id)
     INSERT INTO all_members (person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, channel)
     SELECT person.id, $1, membership_types.id, payment_frequencies.id, '2026-11-01', $2
     FROM person, membership_types, payment_frequencies LIMIT 1 RETURNING id, person_id`,
    [name, channel],
  );
  const { id, person_id: personId } = rows[0];
  if (coveredAt)
    await database.pool.query(
      `INSERT INTO coverages (member_id, from_day, to_day, source, created_at) VALUES ($1, '2026-11-01', NULL, 'waiver', $2)`,
      [id, coveredAt],
    );
  if (gaveAt)
    await database.pool.query(
      `WITH donation AS (
         INSERT INTO donations (donation_number, donor_type, donor_name, purpose_id, person_id, amount, currency, donated_on,
           reference, channel)
         SELECT $1, 'non_member', $1, donation_purposes.id, $2, 50000, 'BTN', '2026-11-01', $1, 'public'
         FROM donation_purposes LIMIT 1 RETURNING id)
       INSERT INTO payments (donation_id, method, amount, currency, status, paid_on, submitted_at, created_at)
       SELECT id, 'cash', 50000, 'BTN', 'pending', '2026-11-01', $3, $3 FROM donation`,
      [name, personId, gaveAt],
    );
  if (rest.correctedByStaff)
    await database.pool.query(
      `INSERT INTO audit_entries (at, actor_id, actor_name, action, entity, entity_id, after)
       VALUES (now(), gen_random_uuid(), 'Officer', 'update', 'Member', $1, '{"phone": "+97517000001"}')`,
      [id],
    );
  if (rest.wasOnFile)
    await database.pool.query(
      `INSERT INTO person_claims (person_id, member_id, details, created_at) VALUES ($1, $2, '{}', now())`,
      [personId, id],
    );
}

beforeAll(async () => {
  place = await emptyPlace();
  database = await openDatabase(place);
  await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
  await migrate(
    database,
    readMigrations().filter(({ name }) => name < '0038'),
  );
  const [first, then] = ['2026-11-02', '2026-11-03'];
  await insertRegistered({ name: 'never paid' });
  await insertRegistered({ name: 'gave, then paid', gaveAt: first, coveredAt: then });
  await insertRegistered({ name: 'paid, then gave', coveredAt: first, gaveAt: then });
  await insertRegistered({ name: 'paid', coveredAt: first });
  await insertRegistered({ name: 'entered by staff', channel: 'staff', gaveAt: first });
  await insertRegistered({ name: 'on file before', wasOnFile: true, gaveAt: first });
  await insertRegistered({ name: 'corrected by staff', correctedByStaff: true });
  await migrate(database);
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

test('of earlier registrations, the contact waits for staff where nobody paid before a donation came', async () => {
  const claimed = await database.kysely
    .selectFrom('people')
    .select('name')
    .where('isContactClaimed', '=', true)
    .orderBy('name')
    .execute();
  expect(claimed.map(({ name }) => name)).toEqual(['gave, then paid', 'never paid']);
});
