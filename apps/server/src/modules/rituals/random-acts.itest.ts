import {
  addDays,
  dayOf,
  type Donation,
  donations,
  imports,
  members,
  privacy,
  ritualDays,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { howMany } from '../../testing/how-many.ts';
import { importer } from '../../testing/importer.ts';
import { startAppForFile } from '../../testing/office.ts';
import { bookFile } from '../../testing/payment-sheet.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { openRitualDesk } from '../../testing/ritual-desk.ts';
import { findDisagreements } from '../../verify/verify.ts';

const app = await startAppForFile();
const desk = await openRitualDesk(app);

/** Always the same numbers, so that what failed fails again. */
let state = 20_261_119;
const random = (below: number): number => {
  state = (state * 48_271) % 2_147_483_647;
  return state % below;
};
const oneOf = <One>(all: readonly One[]): One | undefined => all[random(Math.max(all.length, 1))];

const people = ['Ap Dorji', 'Aum Zam', 'ཨཔ་ཀུན་ལེགས།', 'Karma', 'Karma', 'Lhamo'];
const someNames = () =>
  Array.from({ length: 1 + random(3) }, () => ({ name: oneOf(people)!, living: random(2) === 0 }));

const given: string[] = [];
const promised = new Map<string, number>();
const now = () => app.clock.now();
const today = () => dayOf(now());
const office = () => ({ token: desk.officer });

const ritualIds = [(await desk.ritual()).id, (await desk.ritual({ includeUnverified: false })).id];
for (const ritualId of ritualIds)
  for (let day = 2; day < 60; day += 9) await desk.day(ritualId, addDays(today(), day));

const ids = await shippedIds(app);
const memberIds: string[] = [];
for (let member = 0; member < 4; member += 1) {
  const body = { ...sampleMember(ids), waiveFee: true };
  memberIds.push((await app.call(members.create, { body }, desk.officer)).id);
}
const merges: string[] = [];
const sheets = await importer(app, imports.donationPayments, 'Treasurer');
const brought: string[] = [];
let row = 0;

/** A guest, or one of a few members, who may be one and the same person. */
const someDonor = () =>
  random(3) === 0
    ? { donorType: 'member' as const, memberId: oneOf(memberIds)!, donorName: undefined }
    : { email: `donor${random(9)}@example.bt`, donorName: `Donor ${random(9)}` };

async function someDay() {
  const days = await app.call(
    ritualDays.list,
    { query: { from: addDays(today(), -9), to: addDays(today(), 90) } },
    desk.reader,
  );
  return oneOf(days);
}

/** Each may be refused, as it would be to somebody who comes too late; what counts is what is left behind. */
const acts: Record<string, () => Promise<unknown>> = {
  async give() {
    const series = oneOf(['once', 'once', 'monthly', 'seven_weeks'] as const)!;
    const names = someNames();
    const asked =
      series === 'seven_weeks'
        ? { series, startsOn: addDays(today(), -random(20)) }
        : { series, ritualId: oneOf(ritualIds)!, ...(series === 'monthly' && { times: 3 }) };
    const answer = await desk.give({ ...asked, names, notify: 'email' }, someDonor());
    if (answer.status !== 201) return;
    const { id, days } = answer.body as { id: string; days: unknown[] };
    given.push(id);
    promised.set(id, days.length * names.length);
  },
  slip: async () => desk.sendSlip(oneOf(given)!),
  approve: async () => desk.decide(oneOf(given)!, 'approve'),
  pay: async () => desk.pay(given.at(-1)!),
  reject: async () => desk.decide(oneOf(given)!, 'reject'),
  reverse: async () =>
    app.send(
      donations.reverse,
      { params: { id: oneOf(given)! }, body: { reason: 'Bounced' } },
      { token: desk.chief },
    ),
  remove: async () => app.send(donations.remove, { params: { id: oneOf(given)! } }, { token: desk.chief }),
  async merge() {
    const [id, otherId] = [oneOf(memberIds)!, oneOf(memberIds)!];
    if (id === otherId) return;
    const merged = await app.call(members.merge, { params: { id }, body: { otherId } }, desk.chief);
    merges.push(merged.mergeId);
  },
  async undoMerge() {
    const id = oneOf(merges);
    if (id) await app.call(members.undoMerge, { params: { id } }, desk.chief);
  },
  async erase() {
    const id = oneOf(given)!;
    const { donationNumber } = (await app.call(donations.get, { params: { id } }, desk.chief)) as Donation;
    const body = { donationNumber, reason: 'Asked for by letter' };
    await app.call(privacy.eraseDonor, { params: { id }, body }, desk.chief);
  },
  async import() {
    row += 1;
    await sheets.signInAgain();
    const paid = { 'Donated on': addDays(today(), -3), Amount: '100', Method: 'cash' };
    const names = { Names: 'Tashi; Dorji (late)', 'Read on': addDays(today(), random(30)) };
    const { importId } = await sheets.preview(
      bookFile([{ Donor: `Past donor ${row}`, Purpose: 'Butter lamps', ...paid, ...names }]),
    );
    await sheets.commit(importId);
    await app.jobs.runDue();
    brought.push(importId);
  },
  async undoImport() {
    const id = oneOf(brought);
    if (!id) return;
    await sheets.signInAgain();
    await sheets.undo(id);
    await app.jobs.runDue();
  },
  async cancel() {
    const day = await someDay();
    if (day && !day.ritual.startsWith('Prayers'))
      await desk.change(day.id, { state: 'cancelled', reason: 'Rain' });
  },
  async move() {
    const day = await someDay();
    if (day && !day.ritual.startsWith('Prayers'))
      await desk.change(day.id, { date: addDays(day.date, 1 + random(5)) });
  },
  addDay: async () =>
    app.send(
      ritualDays.create,
      { body: { ritualId: oneOf(ritualIds)!, date: addDays(today(), random(90)) } },
      office(),
    ),
  async tick() {
    const day = await someDay();
    const line = day && oneOf((await desk.listOf(day.id)).data);
    if (day && line) await desk.read(day.id, [line.id]);
  },
  async read() {
    const day = await someDay();
    if (day) await desk.read(day.id);
  },
  async takeBack() {
    const day = await someDay();
    if (day) await app.send(ritualDays.takeBack, { params: { id: day.id } }, { token: desk.reader });
  },
  async wait() {
    await desk.runJobs();
    await desk.at(new Date(now().getTime() + (1 + random(30)) * 3_600_000).toISOString());
  },
};

test('after whatever happens lists, receipts, counts and messages agree, and no name is lost', async () => {
  const names = Object.keys(acts);
  const weighted = [...names, 'give', 'give', 'give', 'pay', 'pay', 'read', 'wait'];
  for (let turn = 0; turn < howMany({ test: 40, prove: 1000 }); turn += 1) {
    const name = given.length === 0 ? 'give' : oneOf(weighted)!;
    // A refusal of a call that is made by `app.call` is thrown; a fault of ours is no refusal.
    await acts[name]!().catch((error: { status?: number }) => {
      if (!error.status || error.status >= 500) throw error;
    });
  }
  await desk.runJobs();
  expect(await findDisagreements(app.db)).toEqual([]);

  // Every name that was promised a day is still on as many lists, or open.
  const { rows } = await app.db
    .selectFrom('ritualEntries')
    .innerJoin('donations', 'donations.id', 'donationId')
    .select((row) => ['donationId', row.fn.countAll<number>().as('count')])
    .where('removedAt', 'is', null)
    .groupBy('donationId')
    .execute()
    .then((found) => ({ rows: new Map(found.map((one) => [one.donationId, one.count])) }));
  expect(new Map(given.map((id) => [id, rows.get(id) ?? 0]))).toEqual(promised);

  // Each family is told once of a day that was read, and of no other.
  const told = (await app.outbox()).filter(({ kind }) => kind === 'names_read');
  const keys = told.map(({ recipient, body }) => `${recipient} ${body}`);
  expect(new Set(keys).size).toBe(keys.length);
  const read = await app.db
    .selectFrom('ritualDays')
    .select(['readAt', 'toldAt'])
    .where('state', '=', 'read')
    .execute();
  const early = read.filter(
    ({ readAt, toldAt }) => toldAt && toldAt.getTime() - readAt!.getTime() < 3_600_000,
  );
  expect(early).toEqual([]);
});
