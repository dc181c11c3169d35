import { expect, test } from 'vitest';
import { contextDepsOf } from '../../app-deps.ts';
import type { Schema } from '../../db/schema.ts';
import { enqueue } from './job.repository.ts';
import { tidyUp } from './tidy-up.ts';
import { takeAttempt } from '../limits/attempt.repository.ts';
import { systemContext } from '../system-context.ts';
import { startAppForFile } from '../../testing/office.ts';

const app = await startAppForFile();

const tables = [
  'refreshTokens',
  'sessions',
  'passwordLinks',
  'throttleCounters',
  'idempotencyKeys',
  'jobs',
] as const;
async function count(table: keyof Schema): Promise<number> {
  const rows = app.db.selectFrom(table).select(({ fn }) => fn.countAll<number>().as('count'));
  return (await rows.executeTakeFirstOrThrow()).count;
}
async function counts(): Promise<Record<string, number>> {
  return Object.fromEntries(await Promise.all(tables.map(async (table) => [table, await count(table)])));
}
const tidy = () =>
  tidyUp(
    systemContext(contextDepsOf(app.deps)),
    {},
    { id: '', attempt: 1, isLastAttempt: false, pauseIfAsked() {} },
  );

test('what has had its time goes, and nothing before', async () => {
  const now = app.clock.now();
  const user = app.account('Member').id;
  await app.db
    .insertInto('passwordLinks')
    .values({ tokenHash: 'x', userId: user, purpose: 'reset', createdAt: now, expiresAt: now })
    .execute();
  const row = { scope: 'x', key: 'x', requestHash: 'x', status: 201, createdAt: now };
  await app.db.insertInto('idempotencyKeys').values(row).execute();
  await takeAttempt(app.db, 'x', { limit: 1, windowSeconds: 60 }, now);
  await enqueue(app.db, { kind: 'deliver_mail', payload: { messageId: crypto.randomUUID() }, now });
  await app.jobs.runDue();
  await enqueue(app.db, { kind: 'unknown', now });
  await app.signIn('Member');

  const before = await counts();
  expect(Object.values(before).every((count) => count > 0)).toBe(true);
  await tidy();
  expect(await counts()).toEqual(before);

  app.clock.advance({ days: 8 });
  await tidy();
  expect(await counts()).toEqual({ ...before, passwordLinks: 0, throttleCounters: 0, jobs: 1 });

  app.clock.advance({ days: 90 });
  await tidy();
  expect(await counts()).toEqual({
    refreshTokens: 0,
    sessions: 0,
    passwordLinks: 0,
    throttleCounters: 0,
    idempotencyKeys: 0,
    jobs: 1,
  });
});

test('a message that was kept keeps its key as long as that opens something, and its words for ever', async () => {
  const since = app.clock.now();
  const [token, grant] = ['tO-ken_1', 'gra_nt-2'];
  const messages = [
    ['invitation', `Choose: https://k.bt/reset-password#token=${token}&invitation=1`],
    ['document_code', 'Your code of 2026 is 12345678. It works for ten minutes.'],
    ['certificate', `Open https://k.bt/view#grant=${grant} now`],
    ['reminder', 'No more: https://k.bt/unsubscribe#for-ever.12345678'],
  ] as const;
  const about = {
    recipient: 'kept@example.bt',
    subject: 'Tashi Delek',
    status: 'kept',
    createdAt: since,
  } as const;
  for (const [kind, body] of messages)
    await app.db
      .insertInto('outboxMessages')
      .values({ kind, body, ...about })
      .execute();
  const bodies = async () =>
    new Map((await app.outbox()).map(({ kind, body }): [string, string] => [kind, body]));
  app.clock.advance({ days: 6 });
  await tidy();
  expect([...(await bodies())].toSorted()).toEqual(messages.toSorted());
  app.clock.advance({ days: 2 });
  await tidy();
  expect(Object.fromEntries(await bodies())).toEqual({
    invitation: 'Choose: https://k.bt/reset-password#token=[removed]&invitation=1',
    document_code: 'Your code of 2026 is [removed]. It works for ten minutes.',
    certificate: 'Open https://k.bt/view#grant=[removed] now',
    reminder: messages[3][1],
  });
});
