import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type DatabasePlace, migratedPlace } from '../../testing/database-place.ts';
import { clusterFolder, snapshotFolder } from '../data-folder.ts';
import { type Database, openDatabase } from '../open-database.ts';

let place: DatabasePlace;
let database: Database;

const open = async (more: object = {}) => {
  database = await openDatabase({ ...place, connectionTimeoutMillis: 60_000, ...more });
};

// To open one costs seconds of processor time, so the tests go on with the one of the test before.
beforeAll(async () => {
  place = await migratedPlace();
  await open();
  await database.pool.query('CREATE TABLE note (id int)');
});
afterAll(async () => {
  await database.close();
  await place.remove();
});

const ids = async ({ pool }: Database) =>
  (await pool.query<{ id: number }>('SELECT id FROM note ORDER BY id')).rows;

async function beginAndInsert(id: number) {
  const client = await database.pool.connect();
  await client.query('BEGIN');
  await client.query('INSERT INTO note VALUES ($1)', [id]);
  return client;
}

test('asking the pool inside a transaction is told what is wrong', async () => {
  const { kysely, pool } = database;
  const nested = kysely.transaction().execute(async (tx) => {
    await sql`SELECT 1`.execute(tx);
    // The transaction has the one connection, so only this limit ends the wait for another.
    pool.options.connectionTimeoutMillis = 500;
    await sql`SELECT 1`.execute(kysely);
  });
  await expect(nested).rejects.toThrow('The embedded database has one connection');
  pool.options.connectionTimeoutMillis = 60_000;
  expect(await ids(database)).toEqual([]);
});

test('the event loop goes on while a query runs', async () => {
  const late: number[] = [];
  const started = performance.now();
  let last = started;
  const timer = setInterval(() => {
    late.push(performance.now() - last);
    last = performance.now();
  }, 5);
  await database.pool.query('SELECT count(*) FROM generate_series(1, 3000000) i WHERE i % 3 = 0');
  clearInterval(timer);
  expect(late.length).toBeGreaterThan(10);
  expect(Math.max(...late)).toBeLessThan((performance.now() - started) / 3);
});

test('a copy is taken between transactions and opens by itself', async () => {
  const client = await beginAndInsert(3);
  const folder = snapshotFolder(place.dataDir, 'test');
  const taken = database.snapshot!(clusterFolder(folder));
  const first = await Promise.race([taken.then(() => 'copied'), sleep(300, 'waiting')]);
  expect(first).toBe('waiting');
  await client.query('COMMIT');
  client.release();
  await taken;
  await database.pool.query('INSERT INTO note VALUES (4)');
  const copy = await openDatabase({ dataDir: folder });
  expect(await ids(copy)).toEqual([{ id: 3 }]);
  await copy.close();
  await expect(database.snapshot!('/dev/null/x')).rejects.toThrow('could not be copied');
  expect(await ids(database)).toHaveLength(2);
});

test('close waits for an open transaction, refuses new work, and shuts down cleanly', async () => {
  const client = await beginAndInsert(1);
  const closing = database.close(60_000);
  await expect(database.pool.query('SELECT 1')).rejects.toThrow('The database is being closed');
  await sleep(200);
  await client.query('COMMIT');
  client.release();
  await closing;
  const control = await readFile(join(clusterFolder(place.dataDir), 'global', 'pg_control'));
  expect(control.readUInt32LE(16), 'the state in pg_control, 1 = shut down').toBe(1);
  await open();
  expect(await ids(database)).toEqual([{ id: 1 }, { id: 3 }, { id: 4 }]);
});

test('close does not wait for ever: a transaction that never ends is rolled back', async () => {
  const before = await ids(database);
  await beginAndInsert(2);
  await database.close();
  await open();
  expect(await ids(database)).toEqual(before);
});

test('when the lock disappears the process is told to end', async () => {
  await database.close();
  const messages: string[] = [];
  await open({ onFatal: ({ message }: Error) => messages.push(message) });
  const [lock] = (await readdir(place.dataDir)).filter((name) => name.startsWith('lock.'));
  await rm(join(place.dataDir, lock!));
  await expect.poll(() => messages[0]).toContain('The lock of the data folder is gone');
});
