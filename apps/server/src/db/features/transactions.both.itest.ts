import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { firstRow, inTransaction } from './connection.ts';

let opened: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ pool } = opened.database);
  await pool.query('CREATE TABLE person (id serial PRIMARY KEY, email text NOT NULL UNIQUE)');
});
afterAll(() => opened.close());

const emails = async (pattern: string) => {
  const { rows } = await pool.query<{ email: string }>(
    'SELECT email FROM person WHERE email LIKE $1 ORDER BY 1',
    [pattern],
  );
  return rows.map(({ email }) => email);
};

test('what a failed transaction did is gone', async () => {
  const { kysely } = opened.database;
  const work = kysely.transaction().execute(async (tx) => {
    await sql`INSERT INTO person (email) VALUES ('gone@x')`.execute(tx);
    throw new Error('no');
  });
  await expect(work).rejects.toThrow('no');
  expect(await emails('gone@x')).toEqual([]);
});

test('a failed statement spoils the transaction until its savepoint', async () => {
  await inTransaction(pool, async (client) => {
    await client.query('SAVEPOINT here');
    await expect(client.query('SELECT 1 / 0')).rejects.toMatchObject({ code: '22012' });
    await expect(client.query('SELECT 1')).rejects.toMatchObject({ code: '25P02' });
    await client.query('ROLLBACK TO here');
    await client.query(`INSERT INTO person (email) VALUES ('savepoint@x')`);
  });
  expect(await emails('savepoint@x')).toEqual(['savepoint@x']);
});

test('two transactions that run at once do not mix', async () => {
  const failing = inTransaction(pool, async (client) => {
    await client.query(`INSERT INTO person (email) VALUES ('mix1')`);
    await sleep(50);
    throw new Error('no');
  });
  const working = inTransaction(pool, (client) => client.query(`INSERT INTO person (email) VALUES ('mix2')`));
  const results = await Promise.allSettled([failing, working]);
  expect(results.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  expect(await emails('mix_')).toEqual(['mix2']);
});

test('serializable transactions', async () => {
  const client = await pool.connect();
  await client.query('BEGIN ISOLATION LEVEL SERIALIZABLE');
  const { rows } = await client.query(`SELECT current_setting('transaction_isolation') AS level`);
  await client.query('COMMIT');
  client.release();
  expect(rows).toEqual([{ level: 'serializable' }]);
});

test('a client that is dropped inside a transaction leaves nothing behind', async () => {
  const client = await pool.connect();
  await client.query('BEGIN');
  await client.query(`INSERT INTO person (email) VALUES ('dropped@x')`);
  client.release(true);
  expect(await emails('dropped@x')).toEqual([]);
});

test('settings and temporary tables end with their connection, and the time zone is UTC', async () => {
  const client = await pool.connect();
  await client.query(`SET timezone = 'Asia/Thimphu'; CREATE TEMP TABLE scratch (id int)`);
  client.release(true);
  const state = await firstRow(
    pool,
    `SELECT current_setting('timezone') AS zone, to_regclass('scratch') AS scratch`,
  );
  expect(state).toEqual({ zone: 'UTC', scratch: null });
});

test('advisory locks, and rows that others hold are passed over', async () => {
  await pool.query('CREATE TABLE task (id int PRIMARY KEY); INSERT INTO task SELECT generate_series(1, 5)');
  const taken = await inTransaction(pool, async (client) => {
    await client.query('SELECT pg_advisory_xact_lock(42)');
    const { rows } = await client.query('SELECT id FROM task ORDER BY id FOR UPDATE SKIP LOCKED LIMIT 2');
    return rows;
  });
  expect(taken).toEqual([{ id: 1 }, { id: 2 }]);
});
