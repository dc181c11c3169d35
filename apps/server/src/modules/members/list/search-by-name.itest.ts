import { donations, type InputOf, members } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { contextDepsOf } from '../../../app-deps.ts';
import { tidyUp } from '../../../platform/jobs/tidy-up.ts';
import { systemContext } from '../../../platform/system-context.ts';
import { sampleDonation } from '../../../testing/donation-samples.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const app = await startAppForFile();
const ids = await shippedIds(app);
const administrator = await app.signIn('Administrator');
const create = (name: string) =>
  app.call(members.create, { body: sampleMember(ids, { name, waiveFee: true }) }, administrator);
for (const name of ['Pema Tshering', 'Tshering Dema', 'Karma Tshering', 'Pema Tshering', 'Sonam Choki'])
  await create(name);

type Query = InputOf<typeof members.list>['query'];
async function found(query: Partial<Query>) {
  const { data, meta } = await app.call(members.list, { query }, administrator);
  return { names: data.map(({ name }) => name), count: meta.itemCount };
}

const inOrder = ['Karma Tshering', 'Pema Tshering', 'Pema Tshering', 'Tshering Dema'];

test('part of a name finds everybody who has it, in the order of names, page by page', async () => {
  expect(await found({ q: 'shering' })).toEqual({ names: inOrder, count: 4 });
  expect(await found({ q: 'ts', order: 'DESC' })).toEqual({ names: inOrder.toReversed(), count: 4 });
  expect(await found({ q: 'TSHERING pe' })).toEqual({ names: ['Pema Tshering', 'Pema Tshering'], count: 2 });
  expect(await found({ q: 'tshering', take: 3, page: 2 })).toEqual({ names: ['Tshering Dema'], count: 4 });
  expect(await found({ q: 'tshering', sortBy: 'joinedOn' })).toMatchObject({ count: 4 });
  expect(await found({ q: 'tshering', status: 'active' })).toEqual({ names: inOrder, count: 4 });
  expect(await found({ q: 'tshering', status: 'pending' })).toEqual({ names: [], count: 0 });
  expect(await found({ q: 'hering', take: 1, page: 9 })).toEqual({ names: [], count: 4 });
  expect(await found({ q: 'he' })).toEqual({ names: [], count: 0 });
});

test('another name, a removal and a return are counted, and found under the name of today', async () => {
  const { id } = await create('Ugyen Yangdon');
  const params = { id };
  await app.call(members.update, { params, body: { name: 'Ugyen Choden' } }, administrator);
  expect(await found({ q: 'yangdon' })).toEqual({ names: [], count: 0 });
  expect(await found({ q: 'choden' })).toEqual({ names: ['Ugyen Choden'], count: 1 });
  await app.call(members.remove, { params }, administrator);
  expect(await found({ q: 'choden' })).toEqual({ names: [], count: 0 });
  expect(await found({ q: 'choden', isRemoved: true })).toEqual({ names: ['Ugyen Choden'], count: 1 });
  await app.call(members.restore, { params }, administrator);
  expect(await found({ q: 'choden' })).toEqual({ names: ['Ugyen Choden'], count: 1 });
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('donations are found by part of the name of the donor, and counted', async () => {
  const give = async (donorName: string) =>
    app.call(donations.create, { body: await sampleDonation(app, { donorName }) }, administrator);
  await give('Gyem Lhamo');
  const { id } = await give('Gyem Lhamo');
  const count = async (q: string) =>
    (await app.call(donations.list, { query: { q } }, administrator)).meta.itemCount;
  expect(await count('lham')).toBe(2);
  await app.call(donations.update, { params: { id }, body: { donorName: 'Gyem Dolkar' } }, administrator);
  expect([await count('lhamo'), await count('gyem'), await count('olkar gy')]).toEqual([1, 2, 1]);
  await app.call(donations.remove, { params: { id } }, administrator);
  expect([await count('gyem'), await count('dolkar')]).toEqual([1, 0]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a name that nobody has any more is kept nowhere after the next tidying up', async () => {
  const { id } = await create('Passing Name');
  // While another transaction has the first shard, this one writes its part of the count into another.
  const open = await app.db.startTransaction().execute();
  try {
    await sql`select pg_advisory_xact_lock(727014, 0)`.execute(open);
    if (app.database.kind === 'postgres') await rename(id);
  } finally {
    await open.rollback().execute();
  }
  await rename(id);
  expect(await kept('passing name')).not.toEqual([]);
  const tidied = { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} };
  await tidyUp(systemContext(contextDepsOf(app.deps)), {}, tidied);
  expect(await kept('passing name')).toEqual([]);
  expect(await kept('pema tshering')).not.toEqual([]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

const rename = (id: string) =>
  app.call(members.update, { params: { id }, body: { name: 'Staying Name' } }, administrator);

async function kept(name: string): Promise<unknown[]> {
  const { rows } = await sql`select 1 from member_name_counts where person_name_key = ${name}`.execute(
    app.db,
  );
  return rows;
}
