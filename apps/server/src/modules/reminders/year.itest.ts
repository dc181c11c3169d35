import { addDays, type Day, dayOf, members, settings } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { howMany } from '../../testing/how-many.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startAppForFile } from '../../testing/office.ts';
import { sendRemindersJob } from './send-reminders.ts';

const count = howMany({ test: 10, prove: 150 });
const days = howMany({ test: 70, prove: 4 * 365 });
const firstDay = '2027-01-01';

const app = await startAppForFile();
const smtp = await startSmtpServer();
afterAll(() => smtp.close());

/** The same numbers every time, so that a failure can be looked at. */
function chances(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** What happens to somebody in that time: the days they have paid, and from which day on we know of them. */
interface Story {
  id: string;
  email: string | null;
  terms: { end: Day; knownFrom: Day }[];
  optedOutFrom: Day | null;
}

/** What the settings of a new centre ask for, written down once more by hand. */
const plan = (end: Day) => [
  { name: 'before:30', from: addDays(end, -30), until: addDays(end, -8) },
  { name: 'before:7', from: addDays(end, -7), until: addDays(end, -1) },
  { name: 'before:0', from: end, until: end },
  { name: 'after:7', from: addDays(end, 7), until: addDays(end, 21) },
  { name: 'lapsed', from: addDays(end, 31), until: addDays(end, 61) },
];

/** By the first day within its time on which the server was on and the member was to get it; or never. */
function expected({ id, email, terms, optedOutFrom }: Story, onDays: readonly Day[]): string[] {
  return terms.flatMap(({ end, knownFrom }, at) => {
    const replacedFrom = terms[at + 1]?.knownFrom ?? '9999';
    return plan(end).flatMap(({ name, from, until }) => {
      const day = onDays.find(
        (on) =>
          email !== null &&
          on >= from &&
          on <= until &&
          on >= knownFrom &&
          on < replacedFrom &&
          on < (optedOutFrom ?? '9999'),
      );
      return day ? [`${id} ${end} ${name} on ${day}`] : [];
    });
  });
}

test(
  `in ${days} days with the server off for random weeks, everybody gets each reminder that is due once, and nobody another`,
  { timeout: 600_000 },
  async () => {
    const chance = chances(20_270_101);
    app.clock.set(`${firstDay}T03:00:00+06:00`);
    const token = await app.signIn('Administrator');
    const mail = { host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' };
    await app.call(settings.update, { body: { mail } }, token);
    const ids = await shippedIds(app);
    const setPaidUntil = (id: string, paidUntil: Day) =>
      app.db.updateTable('members').set({ paidUntil }).where('id', '=', id).execute();

    const stories: Story[] = [];
    for (let at = 0; at < count; at += 1) {
      const email = at % 7 === 6 ? null : `member${at}@example.bt`;
      const body = sampleMember(ids, { ...(email && { email }), waiveFee: true });
      const { id } = await app.call(members.create, { body }, token);
      const end = addDays(firstDay, chance(days));
      await setPaidUntil(id, end);
      const renewsFrom = addDays(end, chance(120) - 60);
      const terms = [{ end, knownFrom: firstDay }];
      if (chance(2) === 0 && renewsFrom > firstDay)
        terms.push({ end: addDays(end, 365), knownFrom: renewsFrom });
      const optedOutFrom = chance(5) === 0 ? addDays(firstDay, chance(days)) : null;
      stories.push({ id, email, terms, optedOutFrom });
    }

    await enqueue(app.db, { kind: sendRemindersJob, uniqueKey: sendRemindersJob, now: app.clock.now() });
    const onDays: Day[] = [];
    const written = new Map<string, Day>();
    for (let day = firstDay; day < addDays(firstDay, days);) {
      const isOff = chance(3) === 0;
      for (let left = 7; left > 0; left -= 1, day = addDays(day, 1)) {
        for (const { id, terms, optedOutFrom } of stories) {
          const renewed = terms[1];
          if (renewed?.knownFrom === day) await setPaidUntil(id, renewed.end);
          if (optedOutFrom === day)
            await app.call(
              members.setMessageChoice,
              { params: { id }, body: { isOptedOut: true } },
              await signedIn(),
            );
        }
        if (isOff) continue;
        onDays.push(day);
        for (const hour of ['03:00', '10:00']) {
          app.clock.set(`${day}T${hour}:00+06:00`);
          await app.jobs.runDue();
        }
        const rows = await app.db.selectFrom('reminders').selectAll().execute();
        for (const { memberId, termEnd, reminder, createdAt } of rows) {
          const key = `${memberId} ${termEnd} ${reminder}`;
          if (!written.has(key)) written.set(key, day);
          expect(dayOf(createdAt)).toBe(written.get(key));
        }
      }
    }

    const got = [...written].map(([key, day]) => `${key} on ${day}`);
    const due = stories.flatMap((story) => expected(story, onDays));
    expect(got.toSorted()).toEqual(due.toSorted());
    expect(due.length).toBeGreaterThan(count);
    const messages = (await app.outbox()).filter(({ waitsForDaytime }) => waitsForDaytime);
    expect(messages.map(({ status }) => status)).toEqual(got.map(() => 'sent'));
    expect(smtp.messages).toHaveLength(got.length);
    const hours = messages.map(({ sentAt }) => new Date(sentAt!.getTime() + 6 * 3_600_000).getUTCHours());
    expect(hours.every((hour) => hour >= 8 && hour < 20)).toBe(true);
  },
);

const signedIn = () => app.signIn('Administrator');
