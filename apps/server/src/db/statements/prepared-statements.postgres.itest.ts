import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { transact } from '../at-end/index.ts';
import { startAppForFile } from '../../testing/office.ts';
import type { Db, Tx } from '../open-database.ts';
import { forgetNames } from './prepared-statements.ts';

const app = await startAppForFile();
// What other tests of this process have asked has taken all names.
forgetNames();
await sql`create table shelves (id integer, label text)`.execute(app.db);
await sql`insert into shelves values (1, 'upper')`.execute(app.db);

const shelf = async (db: Db | Tx, id: number) =>
  (await sql<Record<string, unknown>>`select * from shelves where id = ${id}`.execute(db)).rows;
const labelled = (db: Db | Tx, label: string) =>
  sql`select id from shelves where label like ${label}`.execute(db);
const firstAfter = (db: Db | Tx, id: number) =>
  sql`select id from shelves where id > ${id} order by label limit 5`.execute(db);
const first = (db: Db | Tx) => sql`select id from shelves order by label limit 5`.execute(db);
const found = (db: Db | Tx, label: string) =>
  sql`select id from shelves where id = any(array(select id from shelves where label = ${label})) limit 5`.execute(
    db,
  );
const written = (db: Db | Tx) => sql`insert into shelves values (2, 'lower')`.execute(db);

test('what is asked often is kept by its connection, unless the best way depends on what is looked for', async () => {
  const kept = await app.db.transaction().execute(async (tx) => {
    for (let turn = 0; turn < 5; turn += 1) {
      await shelf(tx, 1);
      await labelled(tx, 'up%');
      await firstAfter(tx, 0);
      await first(tx);
      await found(tx, 'upper');
      await written(tx);
    }
    const { rows } = await sql<{ statement: string }>`
      select statement from pg_prepared_statements
      where statement like '%shelves%' order by prepare_time, statement`.execute(tx);
    await sql`delete from shelves where id = 2`.execute(tx);
    return rows.map(({ statement }) => statement);
  });
  expect(kept).toEqual([
    'select * from shelves where id = $1',
    'select id from shelves order by label limit 5',
    'select id from shelves where id = any(array(select id from shelves where label = $1)) limit 5',
  ]);
});

test('a table that another server has changed meanwhile is read as it is now', async () => {
  const readOften = async () => {
    for (let turn = 0; turn < 5; turn += 1) await shelf(app.db, 1);
  };
  await readOften();
  await sql`alter table shelves add column colour text default 'red'`.execute(app.db);
  expect(await shelf(app.db, 1)).toEqual([{ id: 1, label: 'upper', colour: 'red' }]);

  await readOften();
  await sql`alter table shelves add column width integer default 90`.execute(app.db);
  let begun = 0;
  const found = await transact(app.db, (tx) => {
    begun += 1;
    return shelf(tx, 1);
  });
  expect(found).toEqual([{ id: 1, label: 'upper', colour: 'red', width: 90 }]);
  expect(begun).toBe(2);
});
