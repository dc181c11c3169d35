import { members, membershipTypes } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { watchQueries } from '../../../testing/query-plans.ts';
import { readNumber } from '../../../db/lists/read-page.ts';
import { findDisagreements } from '../../../verify/verify.ts';
import { memberCount } from './member-count.repository.ts';
import { memberFilter } from './member-filter-sql.ts';

const app = await startAppForFile();
const ids = await shippedIds(app);
const administrator = await app.signIn('Administrator');

const create = (values = {}) =>
  app.call(members.create, { body: sampleMember(ids, { waiveFee: true, ...values }) }, administrator);

test('members who come while the grace and phones change are counted once, and right', async () => {
  const first = await Promise.all([create(), create()]);
  await app.db.updateTable('people').set({ phone: null }).execute();
  const params = { id: ids.general };
  const changes = [
    app.call(membershipTypes.update, { params, body: { graceDays: 10 } }, administrator),
    ...first.flatMap(({ id }, place) => [
      create(),
      app.call(members.update, { params: { id }, body: { phone: `1799990${place}` } }, administrator),
    ]),
  ];
  await Promise.all(changes);
  expect(await findDisagreements(app.db)).toEqual([]);
  expect(await app.call(members.counts, {}, administrator)).toMatchObject({ all: 4, withoutPhone: 0 });
});

test('somebody who adds a member does not wait for another who has not finished', async () => {
  const open = await app.db.startTransaction().execute();
  try {
    await open.updateTable('members').set({ deletedAt: app.clock.now() }).execute();
    await create();
  } finally {
    await open.rollback().execute();
  }
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('the register without filters is counted where the fewest rows are, and right', async () => {
  await create();
  const { database, queries } = watchQueries(app.database);
  const filter = memberFilter({}, { today: '2026-11-16', codePrefix: 'KM' });
  const { all } = await app.call(members.counts, {}, administrator);
  expect(await readNumber(database.kysely, memberCount(filter)!)).toBe(all);
  expect(queries.map(({ sql }) => /from "(\w+)"/.exec(sql)?.[1])).toEqual(['shown_member_place_counts']);
});
