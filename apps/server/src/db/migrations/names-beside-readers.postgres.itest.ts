import { expect, test } from 'vitest';
import { emptyPlace } from '../../testing/database-place.ts';
import { migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { openDatabase } from '../open-database.ts';

const migrations = readMigrations();
const counted = migrations.findIndex(({ name }) => name.startsWith('0040_'));
const tables = ['people', 'donations', 'all_members', 'members'];

test('who reads while members learn the names of their people waits, and nobody waits in a circle', async () => {
  const place = await emptyPlace();
  const database = await openDatabase(place);
  const { pool } = database;
  await migrate(database, migrations.slice(0, counted));
  await pool.query(`
    WITH person AS (INSERT INTO people (name) VALUES ('Pema') RETURNING id)
    INSERT INTO all_members (person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, channel)
      SELECT person.id, 'KM-1', membership_types.id, payment_frequencies.id, '2026-11-01', 'staff'
      FROM person, membership_types, payment_frequencies LIMIT 1;
    CREATE FUNCTION pause() RETURNS trigger LANGUAGE plpgsql AS
      'BEGIN PERFORM pg_advisory_xact_lock_shared(40); RETURN NEW; END';
    CREATE TRIGGER pause BEFORE UPDATE ON all_members FOR EACH ROW EXECUTE FUNCTION pause()`);
  const holder = await pool.connect();
  await holder.query('SELECT pg_advisory_lock(40)');
  const migrating = migrate(database, migrations.slice(0, counted + 1), {
    waitMs: 60_000,
    pauseMs: 0,
    tries: 1,
  });
  const waiting = async (type: string) =>
    (await pool.query('SELECT FROM pg_locks WHERE NOT granted AND locktype = $1', [type])).rowCount;
  await expect.poll(() => waiting('advisory')).toBe(1);
  // Each has its table first, and then wants the members.
  const reading = tables.map((table) => pool.query(`SELECT FROM ${table} AS first, members`));
  await expect.poll(() => waiting('relation')).toBe(tables.length);
  await holder.query('SELECT pg_advisory_unlock(40)');
  holder.release();
  expect(await migrating).toEqual([migrations[counted]!.name]);
  await Promise.all(reading);
  await database.close();
  await place.remove();
});
