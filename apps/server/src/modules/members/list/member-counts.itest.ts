import {
  addDays,
  type CallOf,
  type MemberCounts,
  type MemberRow,
  members,
  membershipTypes,
  standingOf,
  statusOf,
} from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { insertRunningImport } from '../../../testing/importer.ts';
import { contextDepsOf } from '../../../app-deps.ts';
import { tidyUp } from '../../../platform/jobs/tidy-up.ts';
import { systemContext } from '../../../platform/system-context.ts';
import { transact } from '../../../db/at-end/index.ts';
import { sampleMember, shippedIds } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';
import { findDisagreements } from '../../../verify/verify.ts';
import { insertMembers, type NewMember } from '../editing/insert-members.ts';

const today = '2026-11-15';

const app = await startAppForFile();
const ids = await shippedIds(app);
const officer = await app.signIn('Membership officer');
const paidUntil = ['2026-11-14', today, '2026-12-15', '2026-12-16', '2027-01-14', '2027-01-15', '2026-01-01'];
const endings = [undefined, undefined, 'resigned', 'deceased'] as const;
const rows = Array.from({ length: 200 }, (_, place): NewMember => {
  const until = paidUntil[place % paidUntil.length] ?? today;
  const endReason = endings[place % endings.length];
  return {
    person: { name: `Member ${place}`, ...(place % 3 > 0 && { phone: `+97517${100_000 + place}` }) },
    membershipTypeId: place % 5 === 0 ? ids.life : ids.general,
    paymentFrequencyId: ids.yearly,
    joinedOn: '2000-01-01',
    coverage:
      place % 11 === 0 ? null : { from: '2000-01-01', to: place % 13 === 0 ? null : until, source: 'import' },
    ...(endReason && { endReason, endedOn: '2026-01-01' }),
  };
});
await transact(app.db, (tx) => insertMembers(tx, rows, { channel: 'import', now: app.clock.now() }));

/** Everybody one by one, by the rule and not by SQL. */
async function countOneByOne(): Promise<MemberCounts> {
  const all = await app.db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'members.membershipTypeId')
    .where('members.mergedInto', 'is', null)
    .select(['endReason', 'isLifetime', 'paidUntil', 'graceDays', 'phone', 'members.deletedAt'])
    .execute();
  const there = all.filter(({ deletedAt }) => deletedAt === null);
  const having = (fits: (standing: ReturnType<typeof standingOf>, row: (typeof all)[number]) => boolean) =>
    there.filter((row) => fits(standingOf(row, today), row)).length;
  const expiring = (days: number) =>
    having((standing, { paidUntil }) => standing === 'current' && (paidUntil ?? '') <= addDays(today, days));
  return {
    all: there.length,
    active: having((standing) => statusOf(standing) === 'active'),
    inactive: having((standing) => statusOf(standing) === 'inactive'),
    pending: having((standing) => statusOf(standing) === 'pending'),
    expiringIn30Days: expiring(30),
    expiringIn60Days: expiring(60),
    expiringIn90Days: expiring(90),
    grace: having((standing) => standing === 'grace'),
    lapsed: having((standing) => standing === 'lapsed'),
    withoutPhone: having((_, { phone }) => phone === null),
    removed: all.length - there.length,
  };
}

const counts = () => app.call(members.counts, {}, officer);
async function itemCount(query: CallOf<typeof members.list>['query']): Promise<number> {
  return (await app.call(members.list, { query: { take: 1, ...query } }, officer)).meta.itemCount;
}
async function expectRight(): Promise<MemberCounts> {
  const kept = await counts();
  expect(kept).toEqual(await countOneByOne());
  expect(await findDisagreements(app.db)).toEqual([]);
  return kept;
}

test('every tab is counted as the rule says, in one call and in the list itself', async () => {
  const kept = await expectRight();
  expect(Math.min(...Object.values({ ...kept, removed: 1 }))).toBeGreaterThan(0);
  expect({
    all: await itemCount({}),
    active: await itemCount({ status: 'active' }),
    inactive: await itemCount({ status: 'inactive' }),
    pending: await itemCount({ status: 'pending' }),
    expiringIn30Days: await itemCount({
      standing: 'current',
      paidUntilFrom: today,
      paidUntilTo: addDays(today, 30),
    }),
    expiringIn60Days: await itemCount({ standing: 'current', paidUntilTo: addDays(today, 60) }),
    expiringIn90Days: await itemCount({ standing: 'current', paidUntilTo: addDays(today, 90) }),
    grace: await itemCount({ standing: 'grace' }),
    lapsed: await itemCount({ standing: 'lapsed' }),
    withoutPhone: await itemCount({ hasPhone: 'false' }),
    removed: kept.removed,
  }).toEqual(kept);
});

test('a longer grace moves members out of lapsed in the same moment', async () => {
  const before = await counts();
  const administrator = await app.signIn('Administrator');
  const params = { id: ids.general };
  await app.call(membershipTypes.update, { params, body: { graceDays: 3650 } }, administrator);
  const after = await expectRight();
  expect(after.lapsed).toBeLessThan(before.lapsed);
  expect(after.lapsed + after.grace).toBe(before.lapsed + before.grace);
  const { data } = await app.call(members.list, { query: { standing: 'grace', take: 100 } }, officer);
  expect(data).toHaveLength(after.grace);
});

test('whatever happens to one member is counted', async () => {
  const manager = await app.signIn('Administrator');
  const body = sampleMember(ids, { waiveFee: true });
  const { id } = (await app.call(members.create, { body }, manager)) as MemberRow;
  const created = await expectRight();
  const params = { id };
  await app.db.updateTable('people').set({ phone: null }).where('name', '=', body.name).execute();
  expect((await expectRight()).withoutPhone).toBe(created.withoutPhone + 1);
  await app.call(members.update, { params, body: { phone: '17 99 99 99' } }, manager);
  expect((await expectRight()).withoutPhone).toBe(created.withoutPhone);
  await app.call(members.update, { params, body: { endReason: 'resigned', endedOn: today } }, manager);
  expect((await expectRight()).inactive).toBe(created.inactive + 1);
  await app.call(members.remove, { params }, manager);
  expect(await expectRight()).toMatchObject({ all: created.all - 1, removed: created.removed + 1 });
  await app.call(members.restore, { params }, manager);
  expect(await expectRight()).toMatchObject({ all: created.all, removed: created.removed });
});

test('members of an import on its way are in no tab and no list', async () => {
  const before = await expectRight();
  const importId = await insertRunningImport(app);
  await app.db.updateTable('allMembers').set({ importId }).where('hasPhone', '=', false).execute();
  const meanwhile = await expectRight();
  expect(meanwhile).toMatchObject({ all: before.all - before.withoutPhone, withoutPhone: 0 });
  expect(await itemCount({ status: 'active' })).toBe(meanwhile.active);
  expect(meanwhile.active).toBeLessThan(before.active);
  await app.db.updateTable('imports').set({ state: 'done' }).where('id', '=', importId).execute();
  expect(await expectRight()).toEqual(before);
});

test('counts of days until which nobody is paid for any more go, and the others stay right', async () => {
  const rowsOfCounts = () =>
    app.db
      .selectFrom('memberStandingCounts')
      .select(({ fn }) => [fn.countAll<number>().as('rows'), fn.min('rowCount').as('fewest')])
      .executeTakeFirstOrThrow();
  const before = await expectRight();
  const { rows } = await rowsOfCounts();
  const postpone = (days: number) =>
    sql`update all_members set paid_until = paid_until + ${days}::integer`.execute(app.db);
  for (let times = 0; times < 20; times += 1) await postpone(7);
  await postpone(-140);
  expect((await rowsOfCounts()).rows).toBeGreaterThan(2 * rows);
  const run = { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} };
  await tidyUp(systemContext(contextDepsOf(app.deps)), {}, run);
  const after = await rowsOfCounts();
  expect(after.rows).toBeLessThanOrEqual(rows);
  expect(after.fewest).toBeGreaterThan(0);
  expect(await expectRight()).toEqual(before);
});

test('only those who see members learn how many there are', async () => {
  const send = async (token?: string) => (await app.send(members.counts, {}, { token })).status;
  expect([await send(), await send(await app.signIn('Member'))]).toEqual([401, 403]);
});
