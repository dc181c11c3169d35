import { outbox } from '@kathok/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outboxMail } from '../../platform/mail/mail.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
let token: string;
beforeAll(async () => {
  app = await startTestApp();
  for (const [recipient, kind] of [
    ['tashi@example.bt', 'invitation'],
    ['pema@example.bt', 'password_reset'],
  ] as const) {
    app.clock.advance({ minutes: 1 });
    const message = { kind, recipient, subject: 'Tashi Delek', body: 'Welcome.' };
    await app.db.transaction().execute((tx) => outboxMail(app.clock.now()).send(tx, message));
  }
  token = await app.signIn('Administrator');
});
afterAll(() => app.close());

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

test('nobody else does', async () => {
  expect(await app.send(outbox.list, {}, { token: await app.signIn('Treasurer') })).toMatchObject({
    status: 403,
  });
});
