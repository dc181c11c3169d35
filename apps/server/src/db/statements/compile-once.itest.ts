import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { compileOnce } from './compile-once.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('each call is answered for its own values, and the text is put together once', async () => {
  let times = 0;
  const named = compileOnce((db, type: string, names: readonly string[]) => {
    times += 1;
    return db
      .selectFrom('permissions')
      .select(['action', sql<string>`${type} || ':' || subject`.as('typedSubject')])
      .where(sql<boolean>`subject = any(${names}::text[])`)
      .where('action', '=', 'read')
      .where(sql<boolean>`${type}::text <> 'nothing'`)
      .orderBy('subject');
  });
  const { kysely: db } = opened.database;
  const subjects = async (type: string, names: string[]) =>
    (await named(db, type, names)).map(({ typedSubject }) => typedSubject);
  expect(await subjects('a', ['Donation', 'Member'])).toEqual(['a:Donation', 'a:Member']);
  expect(await subjects('b', ['Member'])).toEqual(['b:Member']);
  expect(await subjects('nothing', ['Member'])).toEqual([]);
  expect(await db.transaction().execute((tx) => named(tx, 'c', ['Donation']))).toHaveLength(1);
  expect(times).toBe(1);
});

test('a value that the query does not use is a mistake', async () => {
  const forgetful = compileOnce((db, _name: string) => db.selectFrom('permissions').select('id'));
  await expect(forgetful(opened.database.kysely, 'Member')).rejects.toThrow('no place in its text');
});
