import { members, membershipTypes } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sampleMember, type ShippedIds, shippedIds } from '../../../testing/register-samples.ts';
import { startTestApp, type TestApp } from '../../../testing/start-test-app.ts';
import { findDisagreements } from '../../../verify/verify.ts';

let app: TestApp;
let ids: ShippedIds;
let administrator: string;
beforeAll(async () => {
  app = await startTestApp();
  ids = await shippedIds(app);
  administrator = await app.signIn('Administrator');
});
afterAll(() => app.close());

const create = (values = {}) =>
  app.call(members.create, { body: sampleMember(ids, { waiveFee: true, ...values }) }, administrator);

test('members who come while the grace and phones change are counted once, and right', async () => {
  const first = await Promise.all(Array.from({ length: 6 }, () => create()));
  const changes = first.flatMap(({ id }, place) => [
    create(),
    app.call(members.update, { params: { id }, body: { phone: null } }, administrator),
    app.call(
      membershipTypes.update,
      { params: { id: ids.general }, body: { graceDays: 10 + place } },
      administrator,
    ),
  ]);
  await Promise.all(changes);
  expect(await findDisagreements(app.db)).toEqual([]);
  expect(await app.call(members.counts, {}, administrator)).toMatchObject({ all: 12, withoutPhone: 6 });
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
