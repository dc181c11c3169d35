import { addDays, dayOf, fees, members, reminders, renewals, settings } from '@kathok/contract';
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
afterAll(() => provider.close());
beforeEach(async () => {
  // Time passes in these tests, and sessions end.
  desk = await openMoneyDesk(app);
  for (const table of ['jobs', 'reminders', 'outboxMessages', 'settings'] as const)
    await app.db.deleteFrom(table).execute();
  await app.db.updateTable('members').set({ paidUntil: null }).execute();
  provider.calls.length = 0;
  provider.answer(200);
});

const change = (body: Parameters<typeof app.call<typeof settings.update>>[1]['body']) =>
  app.call(settings.update, { body }, desk.token);
const byMail = () => change({ mail: { host: '127.0.0.1', port: 9 } });
const bySms = () => change(smsSettingsFor(provider));

/** Somebody whose days end in 30 days. */
async function due(values: Parameters<typeof sampleMember>[1] = { email: 'dawa@example.bt' }) {
  const body = sampleMember(desk.ids, { ...values, waiveFee: true });
  const { id } = await app.call(members.create, { body }, desk.token);
  const paidUntil = addDays(dayOf(app.clock.now()), 30);
  await app.db.updateTable('members').set({ paidUntil }).where('id', '=', id).execute();
  return { id, phone: `+975${body.phone}`, paidUntil };
}
async function remind() {
  await enqueue(app.db, { kind: sendRemindersJob, uniqueKey: crypto.randomUUID(), now: app.clock.now() });
  await app.jobs.runDue();
  return (await app.outbox()).filter(({ waitsForDaytime }) => waitsForDaytime);
}

test('nobody counts as reminded while nothing can leave; once mail is set up, they are', async () => {
  await due();
  expect(await remind()).toEqual([]);
  await byMail();
  expect(await remind()).toMatchObject([
    { kind: 'renewal_due', recipient: 'dawa@example.bt', channel: 'email' },
  ]);
  expect(await remind()).toHaveLength(1);
});

test('a reminder says what is due, and nothing personal in its subject', async () => {
  await byMail();
  const { id, paidUntil } = await due();
  const { membershipCode, name } = await app.call(members.get, { params: { id } }, desk.token);
  const [message] = await remind();
  expect(message?.subject).toBe('Your membership is due for renewal');
  expect(message?.body).toContain(`Dear ${name},`);
  expect(message?.body).toContain(membershipCode);
  expect(message?.body).toContain('Nu. 1,200.00');
  expect(message?.body).toContain(String(Number(paidUntil.slice(8))));
});

test('other days in the settings remind nobody again', async () => {
  await byMail();
  await change({ reminderDays: [30, 7] });
  await due();
  expect(await remind()).toHaveLength(1);
  await change({ reminderDays: [31, 7] });
  expect(await remind()).toHaveLength(1);
});

test('whose payment is being checked is not reminded', async () => {
  await byMail();
  const { id: memberId } = await due();
  const { feeId } = await app.call(renewals.create, { body: { memberId } }, desk.token);
  await app.call(fees.sendSlip, { params: { id: feeId }, body: sampleSlip(desk.today()) });
  expect(await remind()).toEqual([]);
});

test('the link in a reminder ends such messages without signing in, and takes that back', async () => {
  await byMail();
  const { id } = await due();
  const [message] = await remind();
  const token = /unsubscribe#(\S+)/.exec(message?.body ?? '')?.[1] ?? '';
  const choose = (isOptedOut: boolean, by = token) =>
    app.send(members.unsubscribe, { body: { token: by, isOptedOut } });
  expect(await choose(true)).toMatchObject({ status: 200, body: { isOptedOut: true } });
  const read = () => app.call(members.get, { params: { id } }, desk.token);
  expect(await read()).toMatchObject({ isOptedOut: true });
  await app.db.deleteFrom('reminders').execute();
  expect(await remind()).toHaveLength(1);
  await choose(false);
  expect(await remind()).toHaveLength(2);
  expect(await choose(true, `${token.slice(0, -4)}AAAA`)).toMatchObject({ status: 422 });
  expect(await read()).toMatchObject({ isOptedOut: false });
});

test('a reminder that waited in the outbox is withheld from somebody who opted out meanwhile', async () => {
  await bySms();
  const { id } = await due({});
  provider.answer(503);
  await remind();
  await app.call(members.setMessageChoice, { params: { id }, body: { isOptedOut: true } }, desk.token);
  provider.answer(200);
  app.clock.advance({ minutes: 5 });
  await app.jobs.runDue();
  expect(provider.calls).toHaveLength(1);
  expect(await app.outbox()).toMatchObject([
    { status: 'failed', lastError: 'The member asked for no messages before it left.' },
  ]);
});

test('who has a phone and no e-mail address gets an SMS, tried again until the provider takes it', async () => {
  await bySms();
  const { phone } = await due({});
  provider.answer(500);
  await remind();
  expect(await app.outbox()).toMatchObject([{ status: 'queued', attempts: 1, channel: 'sms' }]);
  provider.answer(200);
  app.clock.advance({ minutes: 5 });
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect(provider.calls).toHaveLength(2);
  expect(provider.calls[1]).toMatchObject({ key: 'open', body: { to: phone } });
  expect(await app.outbox()).toMatchObject([{ status: 'sent', recipient: phone, attempts: 2 }]);
  const shown = await app.call(settings.get, {}, desk.token);
  expect(JSON.stringify(shown)).not.toContain('"open"');
});

test('what is paused waits, and leaves when the pause is over', async () => {
  await bySms();
  await due({});
  await change({ areRemindersPaused: true });
  expect(await remind()).toEqual([]);
  await change({ areRemindersPaused: false });
  expect(await remind()).toMatchObject([{ status: 'sent' }]);
});

test('what failed before the quiet hours is tried again after them, not in the night', async () => {
  await bySms();
  await due({});
  app.clock.set(`${dayOf(app.clock.now())}T19:59:00+06:00`);
  provider.answer(503);
  await remind();
  provider.answer(200);
  app.clock.advance({ minutes: 30 });
  await app.jobs.runDue();
  expect(provider.calls).toHaveLength(1);
  app.clock.advance({ hours: 12 });
  await app.jobs.runDue();
  expect(await app.outbox()).toMatchObject([{ status: 'sent', attempts: 2 }]);
});

test.each([
  [{ sms: { url: 'ftp://sms.example/send' } }, 'sms.url'],
  [{ sms: { body: '{"to": "{phone}"}' } }, 'sms.body'],
  [{ sms: { body: '{"to": "{phone}", "text": "{txt}"}' } }, 'sms.body'],
  [{ sms: { body: '{"to": {phone}, "text": {text}}' } }, 'sms.body'],
  [{ sms: { headerName: 'two words' } }, 'sms.headerName'],
  [{ quietHours: { from: 8, to: 8 } }, 'quietHours.to'],
  [{ reminderDaysAfter: [0] }, 'reminderDaysAfter.0'],
])('%o is refused', async (body, property) => {
  const answer = await app.send(settings.update, { body }, { token: desk.token });
  expect(answer).toMatchObject({ status: 422, body: { errors: [{ property }] } });
});

test('who gets what is told before it leaves, with who is not reached', async () => {
  await byMail();
  const [reached] = [await due(), await due({})];
  const { id: silent } = await due({ email: 'silent@example.bt' });
  await app.call(
    members.setMessageChoice,
    { params: { id: silent }, body: { isOptedOut: true } },
    desk.token,
  );
  const paidUntil = addDays(dayOf(app.clock.now()), 37);
  await app.db.updateTable('members').set({ paidUntil }).where('paidUntil', 'is not', null).execute();
  const [group, ...others] = await app.call(reminders.upcoming, {}, desk.token);
  expect(others.map(({ reminder }) => reminder)).toEqual(['before:7']);
  expect(group).toEqual({
    day: addDays(dayOf(app.clock.now()), 7),
    kind: 'renewal_due',
    reminder: 'before:30',
    termEnd: paidUntil,
    email: 1,
    sms: 0,
    unreachable: 1,
    optedOut: 1,
  });
  const { day, termEnd, reminder } = group!;
  const named = await app.call(reminders.upcomingMembers, { query: { day, termEnd, reminder } }, desk.token);
  expect(named.map(({ way }) => way).toSorted()).toEqual(['email', 'opted_out', 'unreachable']);
  expect(named.find(({ way }) => way === 'email')?.id).toBe(reached?.id);
  const ways = await app.call(reminders.ways, {}, desk.token);
  const isSpent = { email: false, sms: false };
  expect(ways).toEqual({ hasMail: true, hasSms: false, isPaused: false, off: [], isSpent });
});
