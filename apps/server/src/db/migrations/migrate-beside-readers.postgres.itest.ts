import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { emptyPlace } from '../../testing/database-place.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from '../open-database.ts';

const first = { name: '0001_one.sql', checksum: '1', sql: 'CREATE TABLE one (id int)' };
const second = { name: '0002_two.sql', checksum: '2', sql: 'ALTER TABLE one ADD COLUMN note text' };

test('a migration lets others read while it waits for a backup, and goes on when that is done', async () => {
  const place = await emptyPlace();
  const database = await openDatabase(place);
  await migrate(database, [first]);
  const backup = await database.pool.connect();
  await backup.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY; SELECT * FROM one');

  let isMigrated = false;
  const turns = { waitMs: 200, pauseMs: 200, tries: 1_000 };
  const migrating = migrate(database, [first, second], turns).finally(() => (isMigrated = true));
  const isWaiting = async () => {
    const { rows } = await database.pool.query(
      `SELECT FROM pg_locks WHERE relation = 'one'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
    );
    return rows.length > 0;
  };
  await expect.poll(isWaiting).toBe(true);
  // Behind a migration that does not give way this would wait until the backup ends.
  for (let read = 0; read < 10; read += 1) {
    await database.pool.query('SELECT * FROM one');
    await sleep(50);
  }
  expect(isMigrated).toBe(false);
  await backup.query('COMMIT');
  backup.release();
  expect(await migrating).toEqual(['0002_two.sql']);

  const other = await database.pool.connect();
  await other.query('BEGIN; LOCK TABLE one IN ACCESS SHARE MODE');
  const third = { name: '0003_three.sql', checksum: '3', sql: 'ALTER TABLE one ADD COLUMN more text' };
  await expect(migrate(database, [first, second, third], { ...turns, tries: 2 })).rejects.toThrow(
    'Migration 0003_three.sql failed: canceling statement due to lock timeout',
  );
  await other.query('COMMIT');
  other.release();
  await database.close();
  await place.remove();
});

test('a migration and a reader who wait for each other: the migration gives way, and comes back', async () => {
  const place = await emptyPlace();
  const database = await openDatabase(place);
  const two = { name: '0002_two.sql', checksum: '2', sql: 'CREATE TABLE two (id int)' };
  await migrate(database, [first, two]);
  const reader = await database.pool.connect();
  // So that of the two it is not the reader who gives way.
  await reader.query(`SET deadlock_timeout = '1h'; BEGIN; SELECT * FROM two`);
  const both = { name: '0003_both.sql', checksum: '3', sql: 'LOCK TABLE one, two IN ACCESS EXCLUSIVE MODE' };
  const migrating = migrate(database, [first, two, both], { waitMs: 5_000, pauseMs: 200, tries: 100 });
  const isWaiting = async () => {
    const { rows } = await database.pool.query(
      `SELECT FROM pg_locks WHERE relation = 'two'::regclass AND mode = 'AccessExclusiveLock' AND NOT granted`,
    );
    return rows.length > 0;
  };
  await expect.poll(isWaiting, { interval: 10 }).toBe(true);
  await reader.query('SELECT * FROM one');
  await reader.query('COMMIT');
  reader.release(true);
  expect(await migrating).toEqual(['0003_both.sql']);
  await database.close();
  await place.remove();
});
