import type { Pool } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { firstRow, inTransaction } from './connection.ts';

let opened: TestDatabase;
let pool: Pool;

beforeAll(async () => {
  opened = await openTestDatabase();
  ({ pool } = opened.database);
});
afterAll(() => opened.close());

test('a unique violation names its constraint', async () => {
  await pool.query('CREATE TABLE account (id int, email text UNIQUE)');
  await pool.query(`INSERT INTO account VALUES (1, 'a@x')`);
  await expect(pool.query(`INSERT INTO account VALUES (2, 'a@x')`)).rejects.toMatchObject({
    code: '23505',
    constraint: 'account_email_key',
    table: 'account',
    detail: 'Key (email)=(a@x) already exists.',
  });
});

test('check constraints and stored generated columns', async () => {
  await pool.query(
    'CREATE TABLE doubled (a int CONSTRAINT a_positive CHECK (a > 0), b int GENERATED ALWAYS AS (a * 2) STORED)',
  );
  await pool.query('INSERT INTO doubled VALUES (2)');
  expect(await firstRow(pool, 'SELECT b FROM doubled')).toEqual({ b: 4 });
  await expect(pool.query('INSERT INTO doubled VALUES (-1)')).rejects.toMatchObject({
    code: '23514',
    constraint: 'a_positive',
  });
});

test('a deferred foreign key is checked at commit', async () => {
  await pool.query(`
    CREATE TABLE parent (id int PRIMARY KEY);
    CREATE TABLE child (parent_id int CONSTRAINT child_parent REFERENCES parent DEFERRABLE INITIALLY DEFERRED)`);
  const orphan = inTransaction(pool, (client) => client.query('INSERT INTO child VALUES (1)'));
  await expect(orphan).rejects.toMatchObject({ code: '23503', constraint: 'child_parent' });
  await inTransaction(pool, async (client) => {
    await client.query('INSERT INTO child VALUES (1)');
    await client.query('INSERT INTO parent VALUES (1)');
  });
});

test('overlapping periods are excluded', async () => {
  await pool.query(`
    CREATE TABLE stay (room int, during daterange,
      CONSTRAINT stay_no_overlap EXCLUDE USING gist (room WITH =, during WITH &&))`);
  await pool.query(`INSERT INTO stay VALUES (1, '[2026-01-01,2026-02-01)'), (2, '[2026-01-01,2026-02-01)')`);
  await expect(pool.query(`INSERT INTO stay VALUES (1, '[2026-01-15,2026-03-01)')`)).rejects.toMatchObject({
    code: '23P01',
    constraint: 'stay_no_overlap',
  });
});

test('a trigger refuses with its own code', async () => {
  await pool.query(`
    CREATE TABLE book (id int);
    CREATE FUNCTION keep_book() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN RAISE EXCEPTION 'append-only' USING ERRCODE = 'P0L01', CONSTRAINT = 'book_append_only'; END $$;
    CREATE TRIGGER book_keep BEFORE UPDATE OR DELETE ON book FOR EACH ROW EXECUTE FUNCTION keep_book();
    INSERT INTO book VALUES (1)`);
  await expect(pool.query('UPDATE book SET id = 2')).rejects.toMatchObject({
    code: 'P0L01',
    constraint: 'book_append_only',
    message: 'append-only',
  });
});

test('insert or update, with what came of it', async () => {
  await pool.query('CREATE TABLE counter (k text PRIMARY KEY, n int)');
  const count = () =>
    firstRow(
      pool,
      `INSERT INTO counter VALUES ('a', 1) ON CONFLICT (k) DO UPDATE SET n = counter.n + 1 RETURNING n`,
    );
  expect([await count(), await count(), await count()]).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }]);
});
