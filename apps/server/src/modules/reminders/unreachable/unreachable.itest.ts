import { members, messageTemplates, reminders, settings, templateKinds } from '@kathok/contract';
import { expect, test } from 'vitest';
import { outboxMail } from '../../../platform/mail/mail.ts';
import { type MoneyDesk, openMoneyDesk } from '../../../testing/money-desk.ts';
import { sampleMember } from '../../../testing/register-samples.ts';
import { startAppForFile } from '../../../testing/office.ts';

let desk: MoneyDesk;
const app = await startAppForFile();
desk = await openMoneyDesk(app);

async function member(values: Parameters<typeof sampleMember>[1], contact: object = {}) {
  const body = sampleMember(desk.ids, { waiveFee: true, ...values });
  const { id } = await app.call(members.create, { body }, desk.token);
  const { personId } = await app.db
    .selectFrom('members')
    .select('personId')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  if (Object.keys(contact).length > 0)
    await app.db.updateTable('people').set(contact).where('id', '=', personId).execute();
  return id;
}
const listed = async (query: Parameters<typeof app.call<typeof reminders.unreachable>>[1]['query'] = {}) =>
  (await app.call(reminders.unreachable, { query }, desk.token)).data.map(({ name, reason }) => [
    name,
    reason,
  ]);

test('who hears nothing from us is listed with the reason, and counted', async () => {
  await member({ name: 'Reached By Mail', email: 'reached@example.bt' });
  await member({ name: 'Nothing On File' }, { phone: null });
  await member({ name: 'Phone Alone' });
  await member({ name: 'Fixed Line' }, { phone: '+9752323456' });
  const silent = await member({ name: 'Own Wish', email: 'silent@example.bt' });
  const choice = { params: { id: silent }, body: { isOptedOut: true } };
  await app.call(members.setMessageChoice, choice, desk.token);
  const lost = await member({ name: 'Lost Mailbox', email: 'lost@example.bt' });
  const ended = await member({ name: 'Has Left' }, { phone: null });
  const end = { endReason: 'resigned' as const, endedOn: desk.today() };
  await app.call(members.update, { params: { id: ended }, body: end }, desk.token);
  await app.call(settings.update, { body: { mail: { host: '127.0.0.1', port: 9 } } }, desk.token);

  const message = { kind: 'member_message', recipient: 'lost@example.bt', subject: 'Losar', body: 'Come.' };
  const about = { ...message, memberId: lost, waitsForDaytime: true as const };
  await app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, about));
  await app.db
    .updateTable('outboxMessages')
    .set({ status: 'failed', attempts: 10, lastError: '550 no such mailbox' })
    .where('memberId', '=', lost)
    .execute();

  expect(await listed()).toEqual([
    ['Fixed Line', 'no_way'],
    ['Lost Mailbox', 'failed'],
    ['Nothing On File', 'no_contact'],
    ['Own Wish', 'opted_out'],
  ]);
  expect(await listed({ reason: 'failed' })).toEqual([['Lost Mailbox', 'failed']]);
  expect(await listed({ q: 'nothing' })).toEqual([['Nothing On File', 'no_contact']]);
  const counts = await app.call(reminders.counts, {}, desk.token);
  const messages = (await app.outbox()).length + (await app.reports()).length;
  expect(counts).toMatchObject({
    templates: templateKinds.length,
    sent: messages,
    thisMonth: {
      month: `${desk.today().slice(0, 7)}-01`,
      messages,
      failed: 1,
    },
    unreachable: { no_contact: 1, no_way: 1, failed: 1, opted_out: 1 },
    // Nothing is wrong with their phone: an SMS provider is what is missing.
    waiting: { email: 0, sms: 1 },
  });
});

test('a message of another month is not counted in this one', async () => {
  const { thisMonth } = await app.call(reminders.counts, {}, desk.token);
  app.clock.advance({ days: 31 });
  desk = await openMoneyDesk(app);
  const next = await app.call(reminders.counts, {}, desk.token);
  expect(next.thisMonth).toMatchObject({ messages: 0, failed: 0 });
  expect(next.thisMonth.month > thisMonth.month).toBe(true);
  expect(next.sent).toBe((await app.outbox()).length + (await app.reports()).length);
});

test('with an SMS provider a mobile phone is enough, and a fixed line is not', async () => {
  await app.call(settings.update, { body: { sms: { url: 'http://127.0.0.1:9/send' } } }, desk.token);
  expect(await listed({ reason: 'no_way' })).toEqual([['Fixed Line', 'no_way']]);
});

test('a mailbox that answers again is left out', async () => {
  app.clock.advance({ minutes: 1 });
  const [failed] = await app.db
    .selectFrom('outboxMessages')
    .select(['memberId'])
    .where('status', '=', 'failed')
    .execute();
  const message = { kind: 'receipt_again', recipient: 'lost@example.bt', subject: 'Receipt', body: 'Here.' };
  const memberId = failed?.memberId ?? '';
  await app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, { ...message, memberId }));
  await app.db.updateTable('outboxMessages').set({ status: 'sent' }).where('status', '=', 'queued').execute();
  expect(await listed({ reason: 'failed' })).toEqual([]);
});

test('a kind of message that is switched off is counted no more', async () => {
  await app.call(messageTemplates.switch, { body: { kind: 'lapsed', isOn: false } }, desk.token);
  const { templates } = await app.call(reminders.counts, {}, desk.token);
  expect(templates).toBe(templateKinds.length - 1);
});

test('is for those who may read the register', async () => {
  const token = await app.signIn('Member');
  expect(await app.send(reminders.unreachable, {}, { token })).toMatchObject({ status: 403 });
  expect(await app.send(reminders.counts, {}, { token })).toMatchObject({ status: 403 });
});
