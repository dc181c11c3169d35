import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { firstRow } from './connection.ts';

let opened: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ pool } = opened.database);
});
afterAll(() => opened.close());

test('values come as the code expects them', async () => {
  const row = await firstRow(
    pool,
    `SELECT DATE '2026-02-28' AS day, ARRAY[DATE '2026-02-28', NULL] AS days, 99999999999::int8 AS amount,
       ARRAY[1, NULL]::int8[] AS amounts, count(*) AS count, TIMESTAMPTZ '2026-02-28 06:00+06' AS instant,
       1.50::numeric AS rate`,
  );
  expect(row).toEqual({
    day: '2026-02-28',
    days: ['2026-02-28', null],
    amount: 99_999_999_999,
    amounts: [1, null],
    count: 1,
    instant: new Date('2026-02-28T00:00:00Z'),
    rate: '1.50',
  });
  await expect(pool.query('SELECT 9007199254740993::int8')).rejects.toThrow('too large');
});

test('names of columns are translated, the keys inside json are not', async () => {
  const { kysely } = opened.database;
  await kysely
    .insertInto('settings')
    .values({ key: 'feature', value: JSON.stringify({ some_key: { inner_key: 1 } }) })
    .execute();
  const row = await kysely.selectFrom('settings').select(['value', 'updatedAt']).executeTakeFirstOrThrow();
  expect(row).toEqual({ value: { some_key: { inner_key: 1 } }, updatedAt: expect.any(Date) });
});

test('the four extensions work', async () => {
  await pool.query(`
    CREATE TABLE person (id serial PRIMARY KEY, name text);
    INSERT INTO person (name) SELECT 'Person ' || md5(i::text) FROM generate_series(1, 20000) i;
    INSERT INTO person (name) VALUES ('Tenzin Gyatso'), ('Zoë Müller');
    CREATE INDEX person_search ON person USING gin (name gin_trgm_ops);
    ANALYZE person`);
  const { rows } = await pool.query(`EXPLAIN SELECT * FROM person WHERE name ILIKE '%gyats%'`);
  expect(JSON.stringify(rows)).toContain('person_search');
  expect(await firstRow(pool, `SELECT name FROM person WHERE name % 'tenzin gyatzo'`)).toEqual({
    name: 'Tenzin Gyatso',
  });
  expect(
    await firstRow(
      pool,
      `SELECT unaccent('Zoë Müller') AS plain, encode(digest('a', 'sha256'), 'hex') AS hash`,
    ),
  ).toEqual({ plain: 'Zoe Muller', hash: expect.stringMatching(/^ca978112/) });
});

test('large results and large values', async () => {
  const { rows } = await pool.query(`SELECT i, repeat('x', 100) AS pad FROM generate_series(1, 100000) i`);
  expect(rows).toHaveLength(100_000);
  const bytes = Buffer.alloc(8_000_000, 7);
  const sizes = await firstRow<{ chars: number; bytes: Buffer }>(
    pool,
    'SELECT length($1::text) AS chars, $2::bytea AS bytes',
    ['é'.repeat(4_000_000), bytes],
  );
  expect(sizes.chars).toBe(4_000_000);
  expect(sizes.bytes.equals(bytes)).toBe(true);
});

test('case folding knows more than ASCII', async () => {
  expect(await firstRow(pool, `SELECT lower('ÄÉ') AS lower, 'ä' ILIKE 'Ä' AS alike`)).toEqual({
    lower: 'äé',
    alike: true,
  });
});
