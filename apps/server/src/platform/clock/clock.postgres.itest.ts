import { donationPurposes, donations, fees, members, type ResponseOf } from '@kathok/contract';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { unlimitedStorage } from '../../base/storage/storage.ts';
import { capturedLog } from '../../testing/captured-log.ts';
import { sampleDonation, sampleSlip } from '../../testing/donation-samples.ts';
import { openMoneyDesk, sampleSlip as feeSlip } from '../../testing/money-desk.ts';
import { startAppForFile } from '../../testing/office.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { trustClock } from '../../trust-clock/trust-clock.ts';
import { contextDepsOf } from '../../app-deps.ts';
import { systemContext } from '../system-context.ts';
import { type ClockWatch, watchClock } from './clock-watch.ts';
import { WatchedClock } from './watched-clock.ts';

const dayMs = 86_400_000;

/** The clock of this computer, set forward or back; the database's is never set. */
let setByMs = 0;
const computer = { now: () => new Date(Date.now() + setByMs) };
const uptimeMs = () => performance.now();
const newClock = () => new WatchedClock({ system: computer, uptimeMs });
const clock = newClock();
let watch: ClockWatch | undefined;
const storage = {
  get state() {
    return watch?.storage.state ?? 'ok';
  },
  uploads: 'ok',
} as const;

const app = await startAppForFile({ clock, storage, mayTidy: () => watch?.mayTidy() ?? true });
const { log, lines } = capturedLog();
const watching = (of: WatchedClock) =>
  watchClock({ clock: of, database: app.database, log, storage: unlimitedStorage });
const today = () => new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);

let token: string;
beforeAll(async () => {
  watch = await watching(clock);
  token = await app.signIn('Administrator');
});

const leaps = [
  ['to 2036', Date.parse('2036-03-01T00:00:00Z') - Date.now()],
  ['a day forward', dayMs],
  ['a day back', -dayMs],
] as const;

/** One act of a payment; `answers` holds what was answered so far. */
interface Step {
  name: string;
  take(): Promise<{ status: number; body: unknown }>;
}

function donationSteps(): Step[] {
  let id = '';
  let body: Awaited<ReturnType<typeof sampleDonation>>;
  const params = () => ({ id });
  return [
    {
      name: 'a donation is promised',
      async take() {
        body ??= await sampleDonation(app);
        const answer = await app.send(donations.create, { body });
        ({ id = '' } = answer.body as { id?: string });
        return answer;
      },
    },
    {
      name: 'its slip is sent',
      take: async () => app.send(donations.sendSlip, { body: await sampleSlip(id, { paidOn: today() }) }),
    },
    {
      name: 'it is approved',
      take: () =>
        app.send(donations.decide, { params: params(), body: { decision: 'approve' } as never }, { token }),
    },
    {
      name: 'it is reversed',
      take: () => app.send(donations.reverse, { params: params(), body: { reason: 'A mistake' } }, { token }),
    },
  ];
}

async function feeSteps(): Promise<Step[]> {
  const desk = await openMoneyDesk(app);
  const wish = { body: sampleMember(desk.ids) };
  let feeId = '';
  return [
    {
      name: 'a member is entered',
      async take() {
        const answer = await app.send(members.create, wish, { token });
        if (answer.status === 201) {
          const { id } = answer.body as ResponseOf<typeof members.create>;
          const row = app.db.selectFrom('membershipFees').select('id').where('memberId', '=', id);
          feeId = (await row.executeTakeFirstOrThrow()).id;
        }
        return answer;
      },
    },
    {
      name: 'the slip of the fee is sent',
      take: () => app.send(fees.sendSlip, { params: { id: feeId }, body: feeSlip(today()) }, { token }),
    },
    {
      name: 'the fee is approved, and the days begin',
      take: () =>
        app.send(fees.decide, { params: { id: feeId }, body: { decision: 'approve' } as never }, { token }),
    },
  ];
}

describe.each(leaps)('the clock is set %s and back at each step of a payment', (_, leapMs) => {
  test('nothing is written meanwhile, reading goes on, and all goes on afterwards', async () => {
    for (const { name, take } of [...donationSteps(), ...(await feeSteps())]) {
      setByMs = leapMs;
      const refused = await take();
      const read = await app.send(donationPurposes.list, {}, { token });
      // The look of each minute does not believe it either.
      await watch!.lookNow();
      const refusedAgain = await take();
      expect({
        name,
        fault: clock.fault,
        refused: [refused.status, (refused.body as { code?: string }).code, refusedAgain.status],
        read: [read.status, read.headers['x-storage']],
      }).toEqual({
        name,
        fault: 'database',
        refused: [503, 'clock_wrong', 503],
        read: [200, 'wrong_clock'],
      });
      setByMs = 0;
      await watch!.lookNow();
      const { status } = await take();
      expect({ name, isDone: status === 200 || status === 201 }).toEqual({ name, isDone: true });
    }
  });
});

test('no number, day or window of another time is anywhere afterwards', async () => {
  await app.jobs.runDue();
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select table_name as "table", column_name as "column" from information_schema.columns
    where table_schema = current_schema() and data_type in ('date', 'timestamp with time zone')
      and table_name in (select tablename from pg_tables where schemaname = current_schema())`.execute(
    app.db,
  );
  expect(columns.length).toBeGreaterThan(100);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const at = sql.ref(column);
    const { rows } = await sql`select 1 from ${sql.table(table)}
      where ${at} > now() + interval '2 years' and isfinite(${at}) limit 1`.execute(app.db);
    if (rows.length > 0) found.push(`${table}.${column}`);
  }
  expect(found).toEqual([]);
  const receipts = await app.db
    .selectFrom('receipts')
    .select(['year', 'issuedOn', 'receiptNumber'])
    .execute();
  expect(receipts.length).toBe(leaps.length * 2);
  for (const { year, issuedOn } of receipts)
    expect([year, issuedOn]).toEqual([Number(today().slice(0, 4)), today()]);
  const told = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 'error');
  expect(new Set(told.map(({ reason }) => reason))).toEqual(new Set(['database']));
});

describe('a start with a wrong clock', () => {
  test.each(leaps)('%s saves nothing, tidies nothing away and does no job', async (_, leapMs) => {
    setByMs = leapMs;
    const started = newClock();
    const itsWatch = await watching(started);
    expect([itsWatch.storage.state, started.fault]).toEqual(['wrong_clock', 'database']);
    expect(Math.abs(started.now().getTime() - Date.now())).toBeLessThan(60_000);
    setByMs = 0;
    await itsWatch.lookNow();
    expect(itsWatch.storage.state).toBe('ok');
    itsWatch.close();
  });
});

test('entries of a later time keep everything from being saved, until an operator vouches for the clock', async () => {
  const ctx = systemContext(contextDepsOf(app.deps));
  const write = (at: Date) =>
    app.db
      .insertInto('auditEntries')
      .values({ at, actorName: 'System', action: 'update', entity: 'Settings', label: 'x' })
      .execute();
  await write(new Date(Date.now() + 3650 * dayMs));
  await watch!.lookNow();
  expect([clock.fault, storage.state]).toEqual(['audit', 'wrong_clock']);
  expect((await donationSteps()[0]!.take()).status).toBe(503);
  expect((await app.send(donationPurposes.list, {}, { token })).status).toBe(200);
  expect(await app.jobs.runDue()).toBe(0);
  await trustClock(ctx);
  await watch!.lookNow();
  expect([clock.fault, storage.state]).toEqual([null, 'ok']);
  expect((await donationSteps()[0]!.take()).status).toBe(201);
  await write(new Date(Date.now() + 3650 * dayMs));
  await watch!.lookNow();
  expect(clock.fault, 'what was written since is compared again').toBe('audit');
  await trustClock(ctx);
  await watch!.lookNow();
});

test('after years without the program it works at once, and tidies up a day later', async () => {
  await sql`update clock_marks set seen_at = now() - interval '5 years', tidy_after = null`.execute(app.db);
  await watch!.lookNow();
  expect([clock.fault, storage.state, watch!.mayTidy()]).toEqual([null, 'ok', false]);
  await sql`update clock_marks set seen_at = now(), tidy_after = now() - interval '1 minute'`.execute(app.db);
  await watch!.lookNow();
  expect(watch!.mayTidy()).toBe(true);
  watch!.close();
});
