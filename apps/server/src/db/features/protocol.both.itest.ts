import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Pool } from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import Cursor from 'pg-cursor';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { firstRow, withClient } from './connection.ts';

let opened: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ pool } = opened.database);
  await pool.query('CREATE TABLE imported (id int, name text)');
  await copyIn(
    'imported',
    Array.from({ length: 50_000 }, (_, i) => `${i}\tname ${i}\n`),
  );
});
afterAll(() => opened.close());

const copyIn = (table: string, rows: string[]) =>
  withClient(pool, (client) =>
    pipeline(Readable.from(rows), client.query(copyFrom(`COPY ${table} FROM STDIN`))),
  );
const allIds = () => new Cursor<{ id: number }>('SELECT id FROM imported ORDER BY id');
const countImported = () => firstRow(pool, 'SELECT count(*) AS count FROM imported');

test('COPY brings rows in, refuses bad ones whole, and the connection goes on', async () => {
  expect(await countImported()).toEqual({ count: 50_000 });
  await expect(copyIn('imported', ['1\tx\n', 'zz\ty\n'])).rejects.toMatchObject({ code: '22P02' });
  await expect(copyIn('missing', ['1\n'])).rejects.toMatchObject({ code: '42P01' });
  await expect(pool.query('COPY imported FROM STDIN')).rejects.toMatchObject({ code: '57014' });
  await expect(pool.query('/* hidden */ COPY imported FROM STDIN')).rejects.toMatchObject({ code: '57014' });
  expect(await countImported()).toEqual({ count: 50_000 });
});

test('COPY takes rows out', async () => {
  const text = await withClient(pool, async (client) => {
    const chunks: Buffer[] = [];
    for await (const chunk of client.query(copyTo('COPY imported TO STDOUT'))) chunks.push(chunk as Buffer);
    return Buffer.concat(chunks).toString();
  });
  expect(text.split('\n')).toHaveLength(50_001);
});

test('a cursor reads in portions; one that is abandoned does not disturb the next', async () => {
  const abandoned = await pool.connect();
  await abandoned.query(allIds()).read(10);
  abandoned.release(true);
  const sizes = await withClient(pool, async (client) => {
    const cursor = client.query(allIds());
    const portions = [await cursor.read(30_000), await cursor.read(30_000), await cursor.read(30_000)];
    await cursor.close();
    return portions.map((portion) => portion.length);
  });
  expect(sizes).toEqual([30_000, 20_000, 0]);
});

test('named statements, also under the same name on a new connection', async () => {
  const run = (text: string) => pool.query({ name: 'times', text, values: [2] });
  expect((await run('SELECT $1::int * 2 AS x')).rows).toEqual([{ x: 4 }]);
  expect((await run('SELECT $1::int * 2 AS x')).rows).toEqual([{ x: 4 }]);
  (await pool.connect()).release(true);
  expect((await run('SELECT $1::int * 3 AS x')).rows).toEqual([{ x: 6 }]);
});

test('two hundred queries at once, each with its own answer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, i) => firstRow<{ i: number }>(pool, 'SELECT $1::int AS i', [i])),
  );
  expect(answers.map(({ i }) => i)).toEqual(Array.from({ length: 200 }, (_, i) => i));
});

test('notices, several statements in one, and none at all', async () => {
  const notices: (string | undefined)[] = [];
  await withClient(pool, async (client) => {
    client.on('notice', ({ message }) => notices.push(message));
    await client.query(`DO $$ BEGIN RAISE NOTICE 'hi'; END $$`);
    expect(await client.query('SELECT 1; SELECT 2')).toHaveLength(2);
    await client.query('');
  });
  expect(notices).toEqual(['hi']);
});

test('a hundred connections one after the other', async () => {
  for (let i = 0; i < 100; i++) {
    const client = await pool.connect();
    await client.query('SELECT 1');
    client.release(true);
  }
  expect(await countImported()).toEqual({ count: 50_000 });
});

test('endless recursion is an error, not the end', async () => {
  await pool.query(
    'CREATE FUNCTION endless(n int) RETURNS int LANGUAGE plpgsql AS $$ BEGIN RETURN endless(n + 1); END $$',
  );
  await expect(pool.query('SELECT endless(1)')).rejects.toMatchObject({ code: '54001' });
  expect(await countImported()).toEqual({ count: 50_000 });
});

test('who waits too long for a query is told, and the next ones work', async () => {
  const slow = {
    text: 'SELECT count(*) FROM generate_series(1, 4000000) i WHERE i % 3 = 0',
    query_timeout: 100,
  };
  await expect(pool.query(slow)).rejects.toThrow('Query read timeout');
  await expect.poll(() => countImported()).toEqual({ count: 50_000 });
});
