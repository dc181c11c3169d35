import {
  addDays,
  type CallOf,
  type DedicatedDay,
  type Donation,
  donations,
  type Problem,
  type Ritual,
  type RitualDay,
  ritualDays,
  rituals,
} from '@kathok/contract';
import { transact } from '../db/at-end/index.ts';
import { tellFamiliesJob } from '../modules/rituals/index.ts';
import { enqueue } from '../platform/jobs/job.repository.ts';
import { sampleDonation } from './donation-samples.ts';
import { sampleSlip } from './money-desk.ts';
import type { TestApp } from './start-test-app.ts';

type Dedication = Partial<NonNullable<CallOf<typeof donations.create>['body']['dedication']>>;
type NewRitual = Partial<CallOf<typeof rituals.create>['body']>;

export const names = [
  { name: 'Ap Dorji Wangdi', living: false },
  { name: 'Aum Pema Lhamo', living: true },
];

export interface NewDonation {
  id: string;
  days: DedicatedDay[];
  closed: { date: string; nextDate: string } | null;
}

/** What is wrong, by field: `dedication.names isRoom`. */
export const faults = ({ body }: { body: unknown }) =>
  ((body as Problem).errors ?? []).map(
    ({ property, constraints }) => `${property} ${Object.keys(constraints).join(' ')}`,
  );

/** Shorthand for what most tests about rituals begin with. */
export async function openRitualDesk(app: TestApp) {
  const signIn = async () => ({
    chief: await app.signIn('Administrator'),
    officer: await app.signIn('Membership officer'),
    reader: await app.signIn('Reader'),
  });
  const today = new Date(app.clock.now().getTime() + 6 * 3_600_000).toISOString().slice(0, 10);
  let count = 0;

  const desk = {
    ...(await signIn()),
    today,
    /** Later the same day, and signed in again. */
    async at(instant: string) {
      app.clock.set(instant);
      Object.assign(desk, await signIn());
    },
    ritual(values: NewRitual = {}): Promise<Ritual> {
      count += 1;
      return app.call(rituals.create, { body: { name: `Ritual ${count}`, ...values } }, desk.officer);
    },
    day: (ritualId: string, date: string): Promise<RitualDay> =>
      app.call(ritualDays.create, { body: { ritualId, date } }, desk.officer),
    /** A ritual with a day tomorrow, whose list closes this evening, and one in a month. */
    async ritualWithDays() {
      const ritual = await desk.ritual();
      const near = await desk.day(ritual.id, addDays(today, 1));
      const later = await desk.day(ritual.id, addDays(today, 30));
      return { ritual, near, later };
    },
    async give(dedication: Dedication, values: object = {}, token?: string) {
      const body = await sampleDonation(app, { dedication: { names, ...dedication }, ...values });
      return app.send(donations.create, { body }, token ? { token } : {});
    },
    /** Promised, and not paid. */
    async given(dedication: Dedication, values: object = {}): Promise<NewDonation> {
      const answer = await desk.give(dedication, values);
      if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
      return answer.body as NewDonation;
    },
    sendSlip: (donationId: string) =>
      app.call(donations.sendSlip, { body: { donationId, ...sampleSlip(today) } }),
    decide: (id: string, decision: 'approve' | 'reject') =>
      app.call(donations.decide, { params: { id }, body: { decision, reason: 'So it is' } }, desk.chief),
    async pay(id: string) {
      await desk.sendSlip(id);
      await desk.decide(id, 'approve');
    },
    async paid(dedication: Dedication, values: object = {}): Promise<NewDonation> {
      const donation = await desk.given(dedication, values);
      await desk.pay(donation.id);
      return donation;
    },
    getDay: (id: string) => app.call(ritualDays.get, { params: { id } }, desk.reader),
    listOf: (id: string, query: object = {}) =>
      app.call(ritualDays.entries, { params: { id }, query: { take: 100, ...query } }, desk.reader),
    namesOf: async (id: string) => (await desk.listOf(id)).data.map(({ name }) => name),
    donation: async (id: string) =>
      (await app.call(donations.get, { params: { id } }, desk.chief)) as Donation,
    datesOf: async (id: string) => (await desk.donation(id)).dedication?.days.map(({ date }) => date),
    /** What a running server does every few minutes. */
    async runJobs() {
      const kind = tellFamiliesJob;
      await transact(app.db, (tx) => enqueue(tx, { kind, uniqueKey: kind, now: app.clock.now() }));
      await app.jobs.runDue();
    },
    change: (id: string, body: object) =>
      app.send(ritualDays.update, { params: { id }, body: body as never }, { token: desk.officer }),
    read: (id: string, entryIds?: string[]) =>
      app.send(
        ritualDays.read,
        { params: { id }, body: entryIds ? { entryIds } : {} },
        { token: desk.reader },
      ),
  };
  return desk;
}
