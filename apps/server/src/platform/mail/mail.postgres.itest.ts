import { settings } from '@kathok/contract';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { appJobs } from '../../app-jobs.ts';
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { startAppForFile } from '../../testing/office.ts';
import { outboxMail } from './mail.ts';

let smtp: SmtpServer;
const app = await startAppForFile();
beforeEach(async () => {
  smtp = await startSmtpServer();
  for (const table of ['jobs', 'outboxMessages', 'settings'] as const)
    await app.db.deleteFrom(table).execute();
});
afterEach(() => smtp.close());

const message = {
  kind: 'greeting',
  recipient: 'tashi@example.bt',
  subject: 'Tashi Delek',
  body: 'Welcome.\n',
};
const send = (changed: Partial<typeof message> = {}) =>
  app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, { ...message, ...changed }));
const useSmtp = async () => {
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'Kathok <office@example.bt>' };
  await app.call(settings.update, { body: { mail } }, await app.signIn('Administrator'));
};
const greetings = async () => (await app.outbox()).filter(({ kind }) => kind === 'greeting');

test('without a mail account a message is kept for an administrator to read', async () => {
  await send();
  expect(await greetings()).toMatchObject([{ status: 'queued' }]);
  await app.jobs.runDue();
  expect(await greetings()).toMatchObject([{ ...message, status: 'kept', attempts: 0, sentAt: null }]);
});

test('a message that is rolled back is never sent', async () => {
  await useSmtp();
  const attempt = app.db.transaction().execute(async (tx) => {
    await outboxMail(app.clock.now()).send(tx, message);
    throw new Error('no');
  });
  await expect(attempt).rejects.toThrow('no');
  await app.jobs.runDue();
  expect(smtp.messages).toEqual([]);
});

test('with the mail account of the settings it leaves, to one recipient whatever the address contains', async () => {
  await useSmtp();
  await send();
  await send({ recipient: 'a@example.bt, b@example.bt', subject: 'x\r\nBcc: c@example.bt' });
  await app.jobs.runDue();
  const [first] = smtp.messages;
  expect(first).toMatch(/^From: Kathok <office@example.bt>$/m);
  expect(first).toMatch(/^To: tashi@example.bt$/m);
  expect(first).toMatch(/^Subject: Tashi Delek$/m);
  expect(first).toContain('Welcome.');
  expect(smtp.messages.join('\n')).not.toMatch(/^Bcc:/m);
  expect((await greetings())[0]).toMatchObject({ status: 'sent', attempts: 1, sentAt: app.clock.now() });
});

test('a mail server that is away is tried again, and the message is sent once', async () => {
  await useSmtp();
  smtp.accept(false);
  await send();
  await app.jobs.runDue();
  expect((await greetings())[0]).toMatchObject({ status: 'queued', attempts: 1 });
  expect((await greetings())[0]?.lastError).toContain('451');
  smtp.accept(true);
  app.clock.advance({ minutes: 1 });
  await app.jobs.runDue();
  await app.jobs.runDue();
  expect((await greetings())[0]).toMatchObject({ status: 'sent', attempts: 2, lastError: null });
  expect(smtp.messages).toHaveLength(1);
});

test('a message that cannot be delivered in ten attempts is given up and says why', async () => {
  await useSmtp();
  smtp.accept(false);
  await send();
  for (let times = 0; times < 11; times += 1) {
    await app.jobs.runDue();
    app.clock.advance({ hours: 7 });
  }
  expect((await greetings())[0]).toMatchObject({ status: 'failed', attempts: 10 });
});

test('the mail account of the process is used where the settings name none', async () => {
  const smtpUrl = `smtp://office:lamp%40night@127.0.0.1:${smtp.port}?requireTLS=false`;
  await send();
  await appJobs({ ...app.deps, smtpUrl }).runDue();
  expect(smtp.messages).toHaveLength(1);
  expect(smtp.credentials()).toBe('office:lamp@night');
});

test('a password of the process is never sent over an open line, unless the operator says so', async () => {
  await send();
  await appJobs({ ...app.deps, smtpUrl: `smtp://office:lamp@127.0.0.1:${smtp.port}` }).runDue();
  expect(smtp.credentials()).toBeUndefined();
  expect((await greetings())[0]).toMatchObject({ status: 'queued', attempts: 1 });
});

test('many messages leave over a few connections, and a changed account is used at once', async () => {
  await useSmtp();
  for (let n = 0; n < 40; n += 1) await send({ recipient: `n${n}@example.bt` });
  await app.jobs.runDue();
  expect(smtp.messages).toHaveLength(40);
  expect(smtp.connections()).toBeLessThanOrEqual(4);
  const other = await startSmtpServer();
  await app.call(
    settings.update,
    { body: { mail: { host: '127.0.0.1', port: other.port, from: 'Kathok <new@example.bt>' } } },
    await app.signIn('Administrator'),
  );
  await send();
  await app.jobs.runDue();
  expect(other.messages.some((text) => text.includes('new@example.bt'))).toBe(true);
  expect(smtp.messages).toHaveLength(40);
  await other.close();
});

test('a password is never sent over an open line', async () => {
  await useSmtp();
  const mail = { username: 'office', password: 'lamp at night' };
  await app.call(settings.update, { body: { mail } }, await app.signIn('Administrator'));
  await send();
  await app.jobs.runDue();
  expect(smtp.credentials()).toBeUndefined();
  expect((await greetings())[0]).toMatchObject({ status: 'queued', attempts: 1 });
});

test('a mailbox that does not exist is given up in the end, and the others still get theirs', async () => {
  await useSmtp();
  smtp.fail('refusing');
  await send();
  await app.jobs.runDue();
  expect((await greetings())[0]).toMatchObject({ status: 'queued', attempts: 1 });
  expect((await greetings())[0]?.lastError).toContain('550 no such mailbox');
  smtp.fail(null);
  await send({ recipient: 'pema@example.bt' });
  await app.jobs.runDue();
  expect(smtp.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1])).toEqual(['pema@example.bt']);
});

test('a slow mail server is waited for, and gets the message once', async () => {
  await useSmtp();
  smtp.fail('slowness');
  await send();
  const other = appJobs(app.deps);
  await Promise.all([app.jobs.runDue(), other.runDue()]);
  await other.runDue();
  expect(smtp.messages).toHaveLength(1);
  expect(await greetings()).toMatchObject([{ status: 'sent', attempts: 1 }]);
});

test('a mail server that hangs up in the middle of a message is tried again: nothing lost, nothing doubled', async () => {
  await useSmtp();
  smtp.fail('hanging up');
  for (const name of ['tashi', 'pema', 'dawa']) await send({ recipient: `${name}@example.bt` });
  await app.jobs.runDue();
  expect(smtp.messages).toEqual([]);
  expect((await greetings()).map(({ status, attempts }) => [status, attempts])).toEqual(
    Array.from({ length: 3 }, () => ['queued', 1]),
  );
  smtp.fail(null);
  for (let times = 0; times < 3; times += 1) {
    app.clock.advance({ minutes: 5 });
    await app.jobs.runDue();
  }
  const recipients = smtp.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1]);
  expect(recipients.toSorted()).toEqual(['dawa@example.bt', 'pema@example.bt', 'tashi@example.bt']);
  const ids = smtp.messages.map((text) => /^Message-ID: (.*)$/m.exec(text)?.[1]);
  expect(new Set(ids).size).toBe(3);
});
