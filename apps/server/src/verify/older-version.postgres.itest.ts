import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/read-migrations.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import { type DatabasePlace, emptyPlace } from '../testing/database-place.ts';
import { lookAtOneMoment } from './one-moment.ts';
import { findDisagreements } from './verify.ts';

let place: DatabasePlace;
let database: Database;
beforeAll(async () => {
  place = await emptyPlace();
  database = await openDatabase(place);
  await migrate(
    database,
    readMigrations().filter(({ name }) => name < '0041'),
  );
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

test('a database of an older version that is in use is not kept waiting, and the reason is said', async () => {
  const reader = await database.pool.connect();
  await reader.query('begin; select from payments, people limit 1');
  const writer = await database.pool.connect();
  await writer.query('begin; lock table payments, people in row exclusive mode');
  await expect(lookAtOneMoment(database, findDisagreements)).rejects.toThrow(
    'The database is of an older version and in use.',
  );
  for (const client of [reader, writer]) {
    await client.query('rollback');
    client.release();
  }
});

test('one that is not in use is verified as it would be after the upgrade, and stays as it was', async () => {
  expect(await lookAtOneMoment(database, findDisagreements)).toEqual([]);
  const { rows } = await database.pool.query(`select to_regclass('member_standing_counts') as made`);
  expect(rows).toEqual([{ made: null }]);
});
