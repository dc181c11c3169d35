import { certificates, members, mostCounted, renewals } from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';

const { app, desk } = await startOffice();

const countOf = async (query: object = {}) => {
  const { meta } = await app.call(renewals.list, { query: { take: 1, ...query } }, desk.token);
  return [meta.itemCount, meta.isCountExact ?? true];
};

test('renewals are counted as they come, change and go, without their list being read', async () => {
  const [cancelled, removed] = await Promise.all(
    ['2025-12-20', '2025-12-21', '2025-12-22', '2025-12-23'].map(async (joinedOn) => {
      const body = { ...sampleMember(desk.ids), waiveFee: true, joinedOn };
      const { id: memberId } = await app.call(members.create, { body }, desk.token);
      return (await app.call(renewals.create, { body: { memberId } }, desk.token)).renewal.id;
    }),
  );
  expect(await countOf({ status: 'proposed', channel: 'staff' })).toEqual([4, true]);
  const table = app.db.updateTable('membershipRenewals');
  await table.set({ status: 'cancelled' }).where('id', '=', cancelled!).execute();
  await table.set({ deletedAt: new Date() }).where('id', '=', removed!).execute();
  expect(await countOf()).toEqual([3, true]);
  expect(await countOf({ status: 'proposed' })).toEqual([2, true]);
});

test('more than can be counted one by one are told exactly, of renewals and of certificates', async () => {
  const many = mostCounted + 5;
  await sql`insert into renewal_counts (status, channel, shard, row_count) values ('proposed', 'staff', 99, ${many})`.execute(
    app.db,
  );
  await sql`insert into certificate_counts (kind, year, shard, row_count) values ('pit', 2025, 99, ${many})`.execute(
    app.db,
  );
  expect(await countOf({ page: 1, take: 1 })).toEqual([many + 3, true]);
  const { meta } = await app.call(certificates.list, { query: { kind: 'pit', page: 2 } }, desk.token);
  expect(meta).toMatchObject({ itemCount: many, isCountExact: true });
});
