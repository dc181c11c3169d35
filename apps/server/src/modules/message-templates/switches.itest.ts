import {
  addDays,
  audit,
  certificateMailings,
  dayOf,
  donations,
  members,
  messageTemplates,
  reminders,
  settings,
  type TemplateKind,
} from '@kathok/contract';
import { expect, test } from 'vitest';
import { enqueue } from '../../platform/jobs/job.repository.ts';
import { sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();
// Nobody listens there, so messages are written and wait.
await app.call(settings.update, { body: { mail: { host: '127.0.0.1', port: 9 } } }, desk.token);

const turn = (kind: TemplateKind, isOn: boolean) =>
  app.call(messageTemplates.switch, { body: { kind, isOn } }, desk.token);
const messages = async (sought: string) => (await app.outbox()).filter(({ kind }) => kind === sought).length;

async function registers() {
  const body = sampleMember(desk.ids, { email: 'new@example.bt' });
  await app.call(members.register, { body: { ...body, consent: true } });
}
async function donates(decision: 'approve' | 'reject') {
  const body = {
    donorType: 'non_member',
    donorName: 'Pema Lhamo',
    email: 'pema@example.bt',
    purposeId: desk.purposeId,
    amount: '500',
  } as const;
  const { id } = await app.call(donations.create, { body });
  await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
  const decided = decision === 'reject' ? { decision, reason: 'It is blurred' } : { decision };
  await app.call(donations.decide, { params: { id }, body: decided }, desk.token);
}
async function isDue() {
  const body = sampleMember(desk.ids, { email: 'dawa@example.bt', waiveFee: true });
  const { id } = await app.call(members.create, { body }, desk.token);
  const paidUntil = addDays(dayOf(app.clock.now()), 30);
  await app.db.updateTable('members').set({ paidUntil }).where('id', '=', id).execute();
  await enqueue(app.db, { kind: 'send_reminders', uniqueKey: crypto.randomUUID(), now: app.clock.now() });
  await app.jobs.runDue();
}

test.each<[TemplateKind, string, () => Promise<void>]>([
  ['registration_received', 'registration', registers],
  ['payment_received', 'receipt', () => donates('approve')],
  ['payment_rejected', 'payment', () => donates('reject')],
  ['renewal_due', 'renewal_due', isDue],
])('%s is written only while it is switched on', async (kind, sought, happens) => {
  await turn(kind, false);
  const before = (await app.outbox()).length;
  await happens();
  expect(await app.outbox()).toHaveLength(before);
  await turn(kind, true);
  await happens();
  expect(await messages(sought)).toBeGreaterThan(0);
});

test('a reminder that is switched off is not announced either', async () => {
  const body = sampleMember(desk.ids, { email: 'soon@example.bt', waiveFee: true });
  const { id } = await app.call(members.create, { body }, desk.token);
  const paidUntil = addDays(dayOf(app.clock.now()), 40);
  await app.db.updateTable('members').set({ paidUntil }).where('id', '=', id).execute();
  const announced = async () =>
    (await app.call(reminders.upcoming, {}, desk.token)).filter(({ kind }) => kind === 'renewal_due').length;
  expect(await announced()).toBeGreaterThan(0);
  await turn('renewal_due', false);
  expect(await announced()).toBe(0);
  expect(await app.call(reminders.ways, {}, desk.token)).toMatchObject({ off: ['renewal_due'] });
  await turn('renewal_due', true);
});

test('who looks at a slip is told that a rejection is not mailed', async () => {
  const body = { donorType: 'non_member', donorName: 'Pema Lhamo', email: 'pema@example.bt' } as const;
  const promised = { ...body, phone: '17 00 11 22', purposeId: desk.purposeId, amount: '500' };
  const { id } = await app.call(donations.create, { body: promised });
  await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
  const contact = async () => {
    const { data } = await app.call(donations.pending, { query: { take: 100 } }, desk.token);
    return data.find((row) => row.id === id)?.payerContact;
  };
  expect(await contact()).toMatchObject({ isMailed: true, isSwitchedOff: false });
  await turn('payment_rejected', false);
  expect(await contact()).toMatchObject({ isMailed: false, isSwitchedOff: true });
  await turn('payment_rejected', true);
});

test('the certificates of a year are not sent while their message is switched off', async () => {
  await turn('certificate_ready', false);
  const start = { body: { kind: 'donation' as const, year: Number(desk.today().slice(0, 4)) } };
  const answer = await app.send(certificateMailings.start, start, { token: desk.token });
  expect(answer).toMatchObject({ status: 409, body: { detail: expect.stringContaining('switched off') } });
  await turn('certificate_ready', true);
});

test('switching is on record once, and for those who manage settings', async () => {
  await turn('lapsed', false);
  await turn('lapsed', false);
  await turn('lapsed', true);
  const { data } = await app.call(
    audit.list,
    { query: { entity: 'MessageTemplate', take: 100 } },
    desk.token,
  );
  const entries = data.filter(({ label }) => label === 'lapsed').map(({ action }) => action);
  expect(entries.toSorted()).toEqual(['switch_off', 'switch_on']);
  const token = await app.signIn('Membership officer');
  const body = { kind: 'lapsed', isOn: false } as const;
  expect(await app.send(messageTemplates.switch, { body }, { token })).toMatchObject({ status: 403 });
});
