import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { readPage, readPageByIds } from './read-page.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
  await opened.database.pool.query(
    `INSERT INTO outbox_messages (kind, recipient, subject, body, created_at)
     SELECT CASE WHEN n <= 10000 THEN 'many' ELSE 'more' END, 'a@b.bt', lpad(n::text, 5, '0'), '', now()
     FROM generate_series(1, 10120) AS n`,
  );
});
afterAll(() => opened.close());

const db = () => opened.database.kysely;
const messages = () => db().selectFrom('outboxMessages').select(['id', 'subject']).orderBy('subject');
const keptCount = sql<number>`(select 10120)`;
const tenThousand = () => messages().where('kind', '=', 'many');

test('ten thousand are counted exactly', async () => {
  const { data, meta } = await readPage(db(), tenThousand(), { page: 2, take: 100 });
  expect(data[0]?.subject).toBe('00101');
  expect(meta).toMatchObject({ itemCount: 10_000, pageCount: 100, hasNextPage: true, isCountExact: true });
});

test('more than ten thousand are not, until somebody asks', async () => {
  const { meta } = await readPage(db(), messages(), { page: 1, take: 100 });
  expect(meta).toMatchObject({ itemCount: 10_000, pageCount: 100, hasNextPage: true, isCountExact: false });
  const asked = await readPage(db(), messages(), { page: 1, take: 100, countAll: true });
  expect(asked.meta).toMatchObject({ itemCount: 10_120, pageCount: 102, isCountExact: true });
});

test('no more than one beyond ten thousand is looked at', async () => {
  const looked = messages()
    .clearOrderBy()
    .where(sql<boolean>`subject::int < 10002 or 1 / (subject::int - subject::int) > 0`);
  const { meta } = await readPage(db(), looked, { page: 1, take: 100 });
  expect(meta).toMatchObject({ itemCount: 10_000, isCountExact: false });
  await expect(readPage(db(), looked, { page: 1, take: 100, countAll: true })).rejects.toThrow(
    'division by zero',
  );
});

test.each([
  ['the page at the limit', 100, '09901', { itemCount: 10_000, hasNextPage: true, isCountExact: false }],
  ['a page beyond it', 101, '10001', { itemCount: 10_000, hasNextPage: true, isCountExact: false }],
  [
    'the last page, which tells the number',
    102,
    '10101',
    { itemCount: 10_120, hasNextPage: false, isCountExact: true },
  ],
  ['a page beyond the last', 103, undefined, { itemCount: 10_000, hasNextPage: false, isCountExact: false }],
])('%s holds what it should', async (_, page, first, meta) => {
  const answer = await readPage(db(), messages(), { page, take: 100 });
  expect(answer.data[0]?.subject).toBe(first);
  expect(answer.meta).toMatchObject({ page, ...meta });
});

test('a kept number is believed and nothing is counted', async () => {
  const { data, meta } = await readPage(
    db(),
    messages(),
    { page: 1, take: 100 },
    sql<number>`(select 12345)`,
  );
  expect(data[0]).toEqual({ id: expect.any(String), subject: '00001' });
  expect(meta).toMatchObject({ itemCount: 12_345, pageCount: 124, isCountExact: true });
});

test('a page of the last half is the same when it is read from the end', async () => {
  const backwards = messages().clearOrderBy().orderBy('subject', 'desc');
  for (const page of [1, 9, 13, 50, 52, 101, 102, 103]) {
    const paging = { page, take: 100 };
    const forwards = await readPage(db(), messages(), paging, keptCount);
    expect(await readPage(db(), messages(), paging, keptCount, backwards)).toEqual(forwards);
  }
  const walks = messages().where(sql<boolean>`1 / (10100 - least(subject::int, 10100)) > -1`);
  await expect(readPage(db(), walks, { page: 102, take: 100 }, keptCount)).rejects.toThrow(
    'division by zero',
  );
  const { data } = await readPage(db(), walks, { page: 102, take: 100 }, keptCount, backwards);
  expect(data.map(({ subject }) => subject).at(-1)).toBe('10120');
});

test('ids come first, and then the rows in their order', async () => {
  const asked: string[][] = [];
  const rowsOf = (ids: string[]) => {
    asked.push(ids);
    return db().selectFrom('outboxMessages').selectAll().where('id', 'in', ids).orderBy('id').execute();
  };
  const ids = tenThousand().clearSelect().select('id');
  const { data, meta } = await readPageByIds(db(), ids, rowsOf, { page: 3, take: 4 });
  expect(data.map(({ subject }) => subject)).toEqual(['00009', '00010', '00011', '00012']);
  expect(meta).toMatchObject({ itemCount: 10_000, isCountExact: true });
  expect(asked.map((each) => each.length)).toEqual([4]);
  expect(
    (await readPageByIds(db(), ids.where('subject', '=', 'none'), rowsOf, { page: 1, take: 4 })).data,
  ).toEqual([]);
  expect(asked).toHaveLength(1);
});
