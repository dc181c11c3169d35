import { addDays, dayOf, members, settings } from '@kathok/contract';
import { afterAll, expect, test } from 'vitest';
import { type AppDeps, contextDepsOf } from '../../app-deps.ts';
import { appJobs } from '../../app-jobs.ts';
import { openDatabase } from '../../db/open-database.ts';
import { systemContext } from '../../platform/system-context.ts';
import { howMany } from '../../testing/how-many.ts';
import { sampleMember, shippedIds } from '../../testing/register-samples.ts';
import { startSmtpServer } from '../../testing/smtp-server.ts';
import { startAppForFile } from '../../testing/office.ts';
import { sendReminders } from './send-reminders.ts';

const count = howMany({ test: 40, prove: 1000 });

const app = await startAppForFile();
const smtp = await startSmtpServer();
const otherDatabase = await openDatabase(app.place);
afterAll(async () => {
  await smtp.close();
  await otherDatabase.close();
});

const run = { id: 'a', attempt: 1, isLastAttempt: false, pauseIfAsked() {} };
const remindOn = (deps: AppDeps) => sendReminders(systemContext(contextDepsOf(deps)), {}, run);

test('two servers that look for reminders at the same moment send each of them once', async () => {
  const token = await app.signIn('Administrator');
  const ids = await shippedIds(app);
  const mail = { host: '127.0.0.1', port: smtp.port, from: 'office@example.bt' };
  await app.call(settings.update, { body: { mail } }, token);
  for (let at = 0; at < count; at += 1) {
    const body = sampleMember(ids, { email: `member${at}@example.bt`, waiveFee: true });
    await app.call(members.create, { body }, token);
  }
  const paidUntil = addDays(dayOf(app.clock.now()), 30);
  await app.db.updateTable('members').set({ paidUntil }).execute();

  const other = { ...app.deps, database: otherDatabase };
  await Promise.all([remindOn(app.deps), remindOn(other), remindOn(app.deps), remindOn(other)]);
  await Promise.all([app.jobs.runDue(), appJobs(other).runDue()]);
  await app.jobs.runDue();

  const recipients = smtp.messages.map((text) => /^To: (.*)$/m.exec(text)?.[1]);
  expect(recipients).toHaveLength(count);
  expect(new Set(recipients).size).toBe(count);
  const sent = (await app.outbox()).filter(({ kind }) => kind === 'renewal_due');
  expect(sent.map(({ status }) => status)).toEqual(Array.from({ length: count }, () => 'sent'));
});
