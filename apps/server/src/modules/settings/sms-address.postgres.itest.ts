import { settings } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { outboxMail } from '../../platform/mail/mail.ts';
import { writeSettings } from '../../platform/settings.repository.ts';
import { startSmsProvider } from '../../testing/sms-provider.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile({ allowsPrivateSms: false });
const token = await app.signIn('Administrator');
const provider = await startSmsProvider();
afterAll(() => provider.close());

test.each(['http://sms.example/send', 'http://localhost:9/send', 'https://127.0.0.1/send', 'https://[::1]/'])(
  'the address %s of an SMS provider is refused at its field',
  async (url) => {
    const answer = await app.send(settings.update, { body: { sms: { url } } }, { token });
    expect(answer).toMatchObject({ status: 422, body: { errors: [{ property: 'sms.url' }] } });
    expect((await app.call(settings.get, {}, token)).sms.url).toBeNull();
  },
);

test('one that was saved by an earlier version is not called, and the message says why', async () => {
  const { sms } = await app.call(settings.get, {}, token);
  await app.db
    .transaction()
    .execute((tx) => writeSettings(tx, { sms: { ...sms, url: provider.url } }, app.clock.now()));
  const message = {
    kind: 'test',
    channel: 'sms',
    recipient: '+97517000001',
    subject: 'T',
    body: 'T',
  } as const;
  await app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, message));
  await app.jobs.runDue();
  expect(provider.calls).toEqual([]);
  const [waiting] = await app.outbox();
  expect(waiting).toMatchObject({ status: 'queued', attempts: 1 });
  expect(waiting?.lastError).toContain('must begin with https://');
});
