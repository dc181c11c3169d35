import { randomUUID } from 'node:crypto';
import { audit, auth, outbox, settings } from '@kathok/contract';
import { expect, test } from 'vitest';
import { outboxMail } from '../../platform/mail/mail.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startAppForFile } from '../../testing/office.ts';

let token: string;
const app = await startAppForFile();
for (const [recipient, kind] of [
  ['tashi@example.bt', 'invitation'],
  ['pema@example.bt', 'password_reset'],
] as const) {
  app.clock.advance({ minutes: 1 });
  const message = { kind, recipient, subject: 'Tashi Delek', body: 'Welcome.' };
  await app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, message));
}
token = await app.signIn('Administrator');
// Administrators were told of the accounts that this test has.
await app.db.deleteFrom('outboxMessages').where('kind', '=', 'guarded_change').execute();

const recipients = async (query: Parameters<typeof app.call<typeof outbox.list>>[1]['query']) =>
  (await app.call(outbox.list, { query }, token)).data.map(({ recipient }) => recipient);

test('an administrator reads what was sent, to whom and why, the newest first', async () => {
  await app.jobs.runDue();
  const { data, meta } = await app.call(outbox.list, {}, token);
  expect(meta.itemCount).toBe(2);
  expect(data[0]).toMatchObject({
    recipient: 'pema@example.bt',
    kind: 'password_reset',
    subject: 'Tashi Delek',
    body: 'Welcome.',
    status: 'kept',
    createdAt: app.clock.now().toISOString(),
    sentAt: null,
  });
});

test('messages are found by state, reason and words', async () => {
  expect(await recipients({ kind: 'invitation' })).toEqual(['tashi@example.bt']);
  expect(await recipients({ status: 'sent' })).toEqual([]);
  expect(await recipients({ q: 'pema delek' })).toEqual(['pema@example.bt']);
  expect(await recipients({ order: 'ASC' })).toEqual(['tashi@example.bt', 'pema@example.bt']);
});

/** A message of a kind that did not leave. */
async function keptMessage(kind: string, recipient = 'dawa@example.bt') {
  const message = { kind, recipient, subject: 'Losar', body: 'Come.' };
  const id = randomUUID();
  await app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, { id, ...message }));
  await app.jobs.runDue();
  return id;
}
const sendAgain = (id: string) => app.send(outbox.sendAgain, { params: { id } }, { token });

test('a message that did not leave is sent again, and pressed twice it is sent once', async () => {
  const smtp = await startSmtpServer();
  const id = await keptMessage('member_message');
  expect(await sendAgain(id)).toMatchObject({ status: 409 });
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' };
  await app.call(settings.update, { body: { mail } }, token);
  const answers = await Promise.all([sendAgain(id), sendAgain(id)]);
  expect(answers).toMatchObject([
    { status: 202, body: { status: 'queued' } },
    { status: 202, body: { status: 'queued' } },
  ]);
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect(smtp.messages).toHaveLength(1);
  expect(smtp.messages[0]).toContain('To: dawa@example.bt');
  expect(await sendAgain(id)).toMatchObject({ status: 409 });
  const { data } = await app.call(audit.list, { query: { entity: 'OutboxMessage', take: 100 } }, token);
  expect(data.filter(({ entityId, action }) => entityId === id && action === 'send_again')).toHaveLength(1);
  await smtp.close();
});

test('one that was given up is tried ten times anew, by one job alone', async () => {
  const smtp = await startSmtpServer();
  smtp.fail('refusing');
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' };
  await app.call(settings.update, { body: { mail } }, token);
  const id = await keptMessage('member_message', 'lost@example.bt');
  const read = async () => (await app.outbox()).find((message) => message.id === id);
  for (let times = 0; times < 12; times += 1) {
    app.clock.advance({ hours: 7 });
    await app.jobs.runDue();
  }
  expect(await read()).toMatchObject({ status: 'failed', attempts: 10 });
  smtp.fail(null);
  token = await app.signIn('Administrator');
  await sendAgain(id);
  for (let times = 0; times < 3; times += 1) {
    await app.jobs.runDue();
    app.clock.advance({ hours: 7 });
  }
  expect(await read()).toMatchObject({ status: 'sent', attempts: 1, lastError: null });
  expect(smtp.messages).toHaveLength(1);
  token = await app.signIn('Administrator');
  await smtp.close();
});

test.each(['invitation', 'password_reset', 'document_code'])(
  '%s has a link or code that dies, and is not sent again',
  async (kind) => {
    await app.call(settings.update, { body: { mail: { host: null } } }, token);
    const id = await keptMessage(kind);
    const answer = await sendAgain(id);
    expect(answer).toMatchObject({
      status: 409,
      body: { detail: expect.stringContaining('Make a new one') },
    });
  },
);

test('the link that was sent is with the recipient alone, and what else was written can be read', async () => {
  const smtp = await startSmtpServer();
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' };
  await app.call(settings.update, { body: { mail } }, token);
  await app.call(auth.forgotPassword, { body: { username: app.account('Auditor').email } });
  await app.jobs.runDue();
  expect(smtp.messages.at(-1)).toMatch(/reset-password#token=3?D?\S{20}/);
  const { data } = await app.call(outbox.list, { query: { kind: 'password_reset', status: 'sent' } }, token);
  expect(data.map(({ body }) => body)).toEqual([expect.stringContaining('/reset-password#token=[removed]')]);
  expect(data[0]?.body).toContain('Dear The Auditor');
  await smtp.close();
});

test('nobody else does', async () => {
  expect(await app.send(outbox.list, {}, { token: await app.signIn('Treasurer') })).toMatchObject({
    status: 403,
  });
});
