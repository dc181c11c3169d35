import { type InputOf, type MemberRow, members } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

const app = await startAppForFile();
const ids = await shippedIds(app);
const administrator = await app.signIn('Administrator');
const create = (name: string, phone: string) =>
  app.call(members.create, { body: sampleMember(ids, { name, phone, waiveFee: true }) }, administrator);
await create('American Phone', '+17123456789');
await create('Bhutan Phone', '17123456');

type Query = InputOf<typeof members.list>['query'];
async function found(query: Partial<Query>) {
  const { data, meta } = await app.call(members.list, { query }, administrator);
  return { names: data.map(({ name }) => name), count: meta.itemCount };
}
const onlyBhutan = { names: ['Bhutan Phone'], count: 1 };

test('a complete number finds who has it, and not whose number begins with it, in every order and tab', async () => {
  const q = '17 12 34 56';
  const views: Partial<Query>[] = [
    {},
    { status: 'active' },
    { sortBy: 'joinedOn' },
    { order: 'DESC' },
    { take: 1 },
  ];
  for (const view of views) expect(await found({ q, ...view })).toEqual(onlyBhutan);
  expect(await found({ q, take: 1, page: 2 })).toEqual({ names: [], count: 1 });
  expect(await found({ q, status: 'pending' })).toEqual({ names: [], count: 0 });
});

test('so do the export and the quick search', async () => {
  const q = '17123456';
  const exported = await app.send(members.all, { query: { q } }, { token: administrator });
  expect((exported.body as { name: string }[]).map(({ name }) => name)).toEqual(onlyBhutan.names);
  const quick = await app.call(members.search, { params: { text: q } }, administrator);
  expect((quick as MemberRow[]).map(({ name }) => name)).toEqual(onlyBhutan.names);
});

test('a number that nobody has is the beginning of one', async () => {
  const both = { names: ['American Phone', 'Bhutan Phone'], count: 2 };
  expect(await found({ q: '1712345' })).toEqual(both);
  expect(await found({ q: '171234567' })).toEqual({ names: ['American Phone'], count: 1 });
});

test('a plus says that the country was typed: without it a number of Bhutan is found, but is no exact match', async () => {
  expect(await found({ q: '+17123456' })).toEqual({ names: ['American Phone', 'Bhutan Phone'], count: 2 });
  expect(await found({ q: '+97517123456' })).toEqual(onlyBhutan);
});

test('who was removed is found by their number among those who were, also where a member has it too', async () => {
  const { id } = await create('Left The House', '17555555');
  await create('Lives There', '17555555');
  expect((await found({ q: '17555555' })).count).toBe(2);
  await app.call(members.remove, { params: { id } }, administrator);
  expect((await found({ q: '17555555' })).names).toEqual(['Lives There']);
  expect((await found({ q: '17555555', isRemoved: true })).names).toEqual(['Left The House']);
});
