import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type DatabasePlace, emptyPlace } from '../../testing/database-place.ts';
import { isUntouched, migrate } from './migrate.ts';
import { readMigrations } from './read-migrations.ts';
import { type Database, openDatabase } from '../open-database.ts';

let place: DatabasePlace;
let database: Database;

beforeAll(async () => {
  place = await emptyPlace();
  database = await openDatabase(place);
});
beforeEach(() => database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public'));
afterAll(async () => {
  await database.close();
  await place.remove();
});

const migration = (name: string, sql: string, checksum = sql) => ({ name, sql, checksum });
const tables = async () => {
  const { rows } = await database.pool.query<{ name: string }>(
    `SELECT relname AS name FROM pg_class WHERE relnamespace = 'public'::regnamespace AND relkind = 'r' ORDER BY 1`,
  );
  return rows.map(({ name }) => name);
};

test('all of ours apply in order, once', async () => {
  const names = readMigrations().map(({ name }) => name);
  expect(await isUntouched(database)).toBe(true);
  expect(await migrate(database)).toEqual(names);
  expect(await isUntouched(database)).toBe(false);
  expect(await migrate(database)).toEqual([]);
});

test('a migration that fails leaves nothing of itself, and the next try goes on from there', async () => {
  const one = migration('0001_one.sql', 'CREATE TABLE one (id int)');
  const bad = migration('0002_two.sql', 'CREATE TABLE two (id int); SELECT 1 / 0');
  await expect(migrate(database, [one, bad])).rejects.toThrow(
    'Migration 0002_two.sql failed: division by zero',
  );
  expect(await tables()).toEqual(['migration', 'one']);
  const good = migration('0002_two.sql', 'CREATE TABLE two (id int)');
  expect(await migrate(database, [one, good])).toEqual(['0002_two.sql']);
});

test('a changed migration and data of a newer program are refused', async () => {
  const one = migration('0001_one.sql', 'CREATE TABLE one (id int)');
  await migrate(database, [one, migration('0002_two.sql', 'CREATE TABLE two (id int)')]);
  await expect(migrate(database, [one])).rejects.toThrow('made by a newer program (it has 0002_two.sql)');
  await expect(migrate(database, [{ ...one, checksum: 'other' }])).rejects.toThrow(
    '0001_one.sql was changed',
  );
});

test('of several that start at once each migration is applied by one', async () => {
  const all = [1, 2, 3, 4].map((number) =>
    migration(`000${number}_t.sql`, `CREATE TABLE t${number} (id int)`),
  );
  const applied = await Promise.all([1, 2, 3].map(() => migrate(database, all)));
  expect(applied.flat().sort()).toEqual(all.map(({ name }) => name));
});
