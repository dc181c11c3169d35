import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { emptyPlace } from './database-place.ts';
import { openTestDatabase, type TestDatabase } from './open-test-database.ts';

let own: TestDatabase;
beforeAll(async () => {
  own = await openTestDatabase();
});
afterAll(() => own.close());

test('a test file has a migrated database of the kind this run is about', async () => {
  expect(own.database.kind).toBe(process.env['TEST_DB']);
  expect(await migrate(own.database)).toEqual([]);
});

test('an empty place has nothing but what is done to it', async () => {
  const place = await emptyPlace();
  const database = await openDatabase(place);
  const { rows } = await database.pool.query(`SELECT 1 FROM pg_tables WHERE schemaname = 'public'`);
  expect(rows).toEqual([]);
  await database.close();
  await place.remove();
});
