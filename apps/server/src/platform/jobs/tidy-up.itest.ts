import { afterAll, beforeAll, expect, test } from 'vitest';
import { surroundingsOf } from '../../app-deps.ts';
import type { Schema } from '../../db/schema.ts';
import { enqueue } from './job.repository.ts';
import { tidyUp } from './tidy-up.ts';
import { takeAttempt } from '../limits/throttle.repository.ts';
import { systemContext } from '../system-context.ts';
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

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
    systemContext(surroundingsOf(app.deps)),
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
