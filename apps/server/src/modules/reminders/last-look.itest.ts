import { addDays, dayOf, fees, members, renewals, settings } from '@kathok/contract';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { type MoneyDesk, openMoneyDesk, sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { smsSettingsFor, startSmsProvider } from '../../testing/sms-provider.ts';
import { startAppForFile } from '../../testing/office.ts';
import { sendRemindersJob } from './send-reminders.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
const provider = await startSmsProvider();
desk = await openMoneyDesk(app);
await app.call(settings.update, { body: smsSettingsFor(provider) }, desk.token);
afterAll(() => provider.close());
beforeEach(async () => {
  // Time passes in these tests, and sessions end.
  desk = await openMoneyDesk(app);
  for (const table of ['jobs', 'reminders', 'outboxMessages'] as const)
    await app.db.deleteFrom(table).execute();
  await app.db.updateTable('members').set({ paidUntil: null }).execute();
  provider.calls.length = 0;
});

/** A reminder that the provider did not take at first, so it waits. */
async function waitingReminder() {
  const body = sampleMember(desk.ids, { waiveFee: true });
  const { id } = await app.call(members.create, { body }, desk.token);
  const paidUntil = addDays(dayOf(app.clock.now()), 30);
  await app.db.updateTable('members').set({ paidUntil }).where('id', '=', id).execute();
  provider.answer(503);
  await enqueue(app.db, { kind: sendRemindersJob, uniqueKey: crypto.randomUUID(), now: app.clock.now() });
  await app.jobs.runDue();
  expect(await app.outbox()).toMatchObject([{ status: 'queued', termEnd: paidUntil }]);
  provider.answer(200);
  provider.calls.length = 0;
  return id;
}

async function tryAgain() {
  app.clock.advance({ minutes: 5 });
  await app.jobs.runDue();
  const [message] = await app.outbox();
  return { ...message, handedOver: provider.calls.map(({ body }) => body.to) };
}

const change = (id: string, body: object) => app.call(members.update, { params: { id }, body }, desk.token);

test('nothing has changed: it leaves', async () => {
  await waitingReminder();
  expect(await tryAgain()).toMatchObject({ status: 'sent', handedOver: [expect.stringMatching(/^\+97517/)] });
});

test.each<[string, (id: string) => Promise<unknown>, string]>([
  [
    'has paid meanwhile',
    (id) => app.db.updateTable('members').set({ paidUntil: '2099-12-31' }).where('id', '=', id).execute(),
    'The membership was renewed or changed before it left.',
  ],
  [
    'has sent a slip',
    async (memberId) => {
      const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
      await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
    },
    'The member sent a payment before it left.',
  ],
  [
    'has died',
    (id) => change(id, { endReason: 'deceased', endedOn: desk.today() }),
    'The membership ended before it left.',
  ],
  [
    'has resigned',
    (id) => change(id, { endReason: 'resigned', endedOn: desk.today() }),
    'The membership ended before it left.',
  ],
  [
    'was removed',
    (id) => app.call(members.remove, { params: { id } }, desk.token),
    'The member was removed before it left.',
  ],
])('a member who %s is not reminded any more', async (_, happens, lastError) => {
  const id = await waitingReminder();
  await happens(id);
  expect(await tryAgain()).toMatchObject({ status: 'failed', lastError, handedOver: [] });
});

test('with another phone it goes to the new one', async () => {
  const id = await waitingReminder();
  await change(id, { phone: '77 12 13 14' });
  const phone = '+97577121314';
  expect(await tryAgain()).toMatchObject({ status: 'sent', recipient: phone, handedOver: [phone] });
});

test('without a phone it stays', async () => {
  const id = await waitingReminder();
  const { personId } = await app.db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  await app.db.updateTable('people').set({ phone: null }).where('id', '=', personId).execute();
  expect(await tryAgain()).toMatchObject({ status: 'failed', handedOver: [] });
});
