import { donations, members, messageTemplates, settings } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { sampleSlip } from '../../testing/money-desk.ts';
import { sampleMember } from '../../testing/register-samples.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startOffice } from '../../testing/office.ts';

const { app, desk } = await startOffice();
const smtp = await startSmtpServer();
afterAll(() => smtp.close());

const rejected = { kind: 'payment_rejected', channel: 'email', language: 'en' } as const;
const words = { subject: 'Your payment', body: 'Dear {name}, sorry: {reason}. See {link}' };
const update = (body: object) =>
  app.send(messageTemplates.update, { body: body as never }, { token: desk.token });
const preview = (body: object) =>
  app.send(messageTemplates.preview, { body: body as never }, { token: desk.token });

/** A donation with a slip that is turned down; answers the message about it. */
async function rejectedMail() {
  const body = {
    donorType: 'non_member',
    donorName: 'Pema Lhamo',
    email: 'pema@example.bt',
    purposeId: desk.purposeId,
    amount: '500',
  } as const;
  const { id } = await app.call(donations.create, { body });
  await app.call(donations.sendSlip, { body: { donationId: id, ...sampleSlip(desk.today()) } });
  const decision = { decision: 'reject' as const, reason: 'It is blurred' };
  await app.call(donations.decide, { params: { id }, body: decision }, desk.token);
  return (await app.outbox()).findLast(({ kind }) => kind === 'payment');
}

test('a bad placeholder is refused by name and changes nothing; a good one is used from then on', async () => {
  expect(await update({ ...rejected, ...words, body: 'Dear {nmae}: {reason} {link}' })).toMatchObject({
    status: 422,
    body: {
      errors: [{ property: 'body', constraints: { isKnown: 'contains {nmae}, which is not known here' } }],
    },
  });
  expect(await update({ ...rejected, ...words, subject: 'For {name}' })).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'subject' }] },
  });
  expect(await rejectedMail()).toMatchObject({ subject: 'About your payment' });
  expect(await update({ ...rejected, ...words })).toMatchObject({ status: 200, body: { isChanged: true } });
  const mail = await rejectedMail();
  expect(mail?.subject).toBe('Your payment');
  expect(mail?.body).toContain('Dear Pema Lhamo, sorry: It is blurred. See http');
  await app.call(messageTemplates.reset, { body: rejected }, desk.token);
  expect(await rejectedMail()).toMatchObject({ subject: 'About your payment' });
});

test('the list has every message in every language, with what was changed marked', async () => {
  const key = { ...rejected, language: 'dz' } as const;
  const other = { ...key, subject: 'བཀྲིས', body: '{name} {reason} {link}' };
  await app.call(messageTemplates.update, { body: other }, desk.token);
  const list = await app.call(messageTemplates.list, {}, desk.token);
  expect(list.filter(({ isChanged }) => isChanged)).toMatchObject([other]);
  expect(list.filter(({ language }) => language === 'en').every(({ body }) => body !== '')).toBe(true);
  expect((await rejectedMail())?.body).toContain('* * *');
  await app.call(messageTemplates.reset, { body: key }, desk.token);
});

test('a message that is not sent by SMS has no words for one', async () => {
  expect(await update({ ...rejected, channel: 'sms', subject: '', body: '{reason} {link}' })).toMatchObject({
    status: 422,
    body: { errors: [{ property: 'channel' }] },
  });
});

test('a preview shows the words with the data of a member, and keeps nothing', async () => {
  const due = { kind: 'renewal_due', channel: 'email', language: 'en' };
  const text = { subject: 'Soon at {centre}', body: 'Dear {name}, {membershipCode} until {endDay}: {fee}' };
  const { id, name, membershipCode } = await app.call(
    members.create,
    { body: sampleMember(desk.ids, { waiveFee: true }) },
    desk.token,
  );
  const before = (await app.outbox()).length;
  const shown = await preview({ ...due, ...text, memberId: id });
  expect(shown).toMatchObject({ status: 200, body: { reader: { id, name } } });
  expect(JSON.stringify(shown.body)).toContain(`Dear ${name}, ${membershipCode} until `);
  expect(JSON.stringify(shown.body)).toContain('Nu. 1,200.00');
  expect(await preview({ ...due, ...text, memberId: crypto.randomUUID() })).toMatchObject({ status: 404 });
  expect(await app.outbox()).toHaveLength(before);
});

test('a test message tells whether mail leaves, and only the person who sent it', async () => {
  const { id, recipient } = await app.call(
    messageTemplates.sendTest,
    { body: { channel: 'email' } },
    desk.token,
  );
  const read = (token: string) => app.send(messageTemplates.getTest, { params: { id } }, { token });
  await app.jobs.runDue();
  expect(await read(desk.token)).toMatchObject({ body: { status: 'kept' } });
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' };
  await app.call(settings.update, { body: { mail } }, desk.token);
  const template = { ...rejected, ...words };
  const again = await app.call(
    messageTemplates.sendTest,
    { body: { channel: 'email', template } },
    desk.token,
  );
  await app.jobs.runDue();
  expect(smtp.messages.at(-1)).toContain(`To: ${recipient}`);
  expect(smtp.messages.at(-1)).toContain('Subject: Your payment');
  const own = { params: { id: again.id } };
  expect(await app.call(messageTemplates.getTest, own, desk.token)).toMatchObject({ status: 'sent' });
  expect(await read(await app.signIn('Treasurer'))).toMatchObject({ status: 403 });
  const sms = await app.send(
    messageTemplates.sendTest,
    { body: { channel: 'sms', phone: '17123456' } },
    { token: desk.token },
  );
  expect(sms).toMatchObject({ status: 409 });
});

test('somebody who registers is told by mail, without a word of what they typed', async () => {
  const name = 'See evil.example';
  const body = sampleMember(desk.ids, { name, email: 'new@example.bt' });
  await app.call(members.register, { body: { ...body, consent: true } });
  const mail = (await app.outbox()).findLast(({ kind }) => kind === 'registration');
  expect(mail).toMatchObject({ recipient: 'new@example.bt', subject: 'We have received your registration' });
  expect(mail?.body).toContain('Nu. ');
  expect(mail?.body).not.toContain(name);
});
