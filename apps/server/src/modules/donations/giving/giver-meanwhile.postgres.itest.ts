import { donations, members, privacy } from '@kathok/contract';
import { expect, test } from 'vitest';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startOffice } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';

const { app, desk } = await startOffice();

const newMember = (name: string) =>
  app.call(members.create, { body: sampleMember(desk.ids, { name, waiveFee: true }) }, desk.token);
const give = (memberId: string) =>
  app.send(
    donations.create,
    { body: { donorType: 'member', memberId, purposeId: desk.purposeId, amount: '60' } },
    { token: desk.token },
  );

/** Holds what the statement locks until the work that waits for it is given up or let go. */
async function holding(statement: string, work: (letGo: () => Promise<void>) => Promise<void>) {
  const client = await app.database.pool.connect();
  try {
    await client.query('begin');
    await client.query(statement);
    await work(async () => void (await client.query('rollback')));
  } finally {
    client.release(true);
  }
}

async function countWaiting(): Promise<number> {
  const { rows } = await app.database.pool.query<{ count: number }>(
    `select count(*)::integer as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]!.count;
}
async function untilWaiting(many: number): Promise<void> {
  await expect.poll(countWaiting, { interval: 10 }).toBe(many);
}

test('a donation of somebody who is being erased does not bring their name back', async () => {
  const { id, membershipCode } = await newMember('Vanishing Lhamo');
  // What seals the audit, which an erasure waits for once the person is locked.
  await holding('select pg_advisory_xact_lock(727001)', async (letGo) => {
    const body = { membershipCode, reason: 'Asked for by letter' };
    const erasing = app.send(privacy.erase, { params: { id }, body }, { token: desk.token });
    await untilWaiting(1);
    const giving = give(id);
    await untilWaiting(2);
    await letGo();
    expect((await erasing).status).toBe(204);
    await giving;
  });
  const named = await app.db
    .selectFrom('donations')
    .select('donorName')
    .where('donorName', '=', 'Vanishing Lhamo')
    .execute();
  expect(named).toEqual([]);
  const counted = await app.db
    .selectFrom('donorNameCounts')
    .select('rowCount')
    .where('donorNameKey', '=', 'vanishing lhamo')
    .execute();
  expect(counted).toEqual([]);
  expect(await findDisagreements(app.db)).toEqual([]);
});

test('a donation of somebody who is being merged goes to the kept record', async () => {
  const kept = await newMember('Kept Lhamo');
  const other = await newMember('Merged Lhamo');
  await holding(`select from number_counters where name = 'donation_number' for update`, async (letGo) => {
    const giving = give(other.id);
    await untilWaiting(1);
    let isMerged = false;
    const merge = { params: { id: kept.id }, body: { otherId: other.id } };
    const merging = app.send(members.merge, merge, { token: desk.token }).finally(() => (isMerged = true));
    await expect.poll(async () => isMerged || (await countWaiting()) === 2, { interval: 10 }).toBe(true);
    await letGo();
    expect([(await giving).status, (await merging).status]).toEqual([201, 200]);
  });
  const { data } = await app.call(donations.list, { query: { memberId: kept.id } }, desk.token);
  expect(data).toHaveLength(1);
  expect(await findDisagreements(app.db)).toEqual([]);
});
