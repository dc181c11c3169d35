import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { startAppForFile } from '../../testing/office.ts';
import { statementsOf } from '../../testing/statements-of.ts';
import type { Tx } from '../open-database.ts';

const app = await startAppForFile();
await sql`create table notes (id integer primary key, label text)`.execute(app.db);

const add = (tx: Tx, id: number) => sql`insert into notes values (${id}, 'kept')`.execute(tx);
const ids = async () =>
  (await sql<{ id: number }>`select id from notes order by id`.execute(app.db)).rows.map(({ id }) => id);
const inTransaction = <Result>(work: (tx: Tx) => Promise<Result>) => app.db.transaction().execute(work);

test('a transaction begins in the message of its first statement, once its connection knows how', async () => {
  await inTransaction((tx) => add(tx, 1));
  const statements = await statementsOf(app.database.pool, async () => {
    const found = await inTransaction(async (tx) => {
      await add(tx, 2);
      return sql`select label from notes where id = ${2}`.execute(tx);
    });
    expect(found.rows).toEqual([{ label: 'kept' }]);
  });
  expect(statements).toEqual([
    "insert into notes values ($1, 'kept')",
    'select label from notes where id = $1',
    'commit',
  ]);
});

test('the first statement is part of the transaction', async () => {
  const before = await ids();
  const failing = inTransaction(async (tx) => {
    await add(tx, 3);
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await ids()).toEqual(before);
});

test('a first statement that fails leaves the connection as it was, however often it is asked', async () => {
  const before = await ids();
  for (let turn = 0; turn < 5; turn += 1) {
    const failing = inTransaction(async (tx) => {
      await add(tx, 1);
    });
    await expect(failing).rejects.toMatchObject({ code: '23505' });
    const unknown = inTransaction((tx) => sql`select ${turn}::integer from nowhere`.execute(tx));
    await expect(unknown).rejects.toMatchObject({ code: '42P01' });
  }
  expect(await ids()).toEqual(before);
  await inTransaction((tx) => add(tx, 4));
  expect(await ids()).toEqual([...before, 4]);
});

test('the error of a first statement tells who asked', async () => {
  const failing = inTransaction((tx) => add(tx, 1));
  await expect(failing).rejects.toMatchObject({ stack: expect.stringContaining('at-end/dialect') });
});

const isolation = async (tx: Tx) => {
  const { rows } = await sql<{ level: string }>`
    select current_setting(${'transaction_isolation'}) as level`.execute(tx);
  return rows[0]?.level;
};

test('a transaction may begin with another isolation', async () => {
  const apart = () => app.db.transaction().setIsolationLevel('repeatable read').execute(isolation);
  expect([await apart(), await apart()]).toEqual(['repeatable read', 'repeatable read']);
  expect(await inTransaction(isolation)).toBe('read committed');
});
