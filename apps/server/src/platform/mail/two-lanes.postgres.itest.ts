import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { appJobs } from '../../app-jobs.ts';
import { howMany } from '../../testing/how-many.ts';
import { startAppForFile } from '../../testing/office.ts';
import { type SmtpServer, startSmtpServer } from '../../testing/smtp-server.ts';
import { outboxMail } from './mail.ts';

const app = await startAppForFile();
const reminders = howMany({ test: 2_000, prove: 20_000 });
const mostMs = howMany({ test: 60_000, prove: 2_000 });

/** As `send_reminders` leaves them, without the members. */
async function queueReminders(): Promise<void> {
  const at = app.clock.now();
  await sql`
    with messages as (
      insert into outbox_messages (kind, recipient, subject, body, waits_for_daytime, created_at)
      select 'reminder', 'n' || n || '@example.bt', 'Reminder', 'Your days end.', true, ${at}
      from generate_series(1, ${reminders}::integer) as n returning id)
    insert into jobs (kind, payload, is_bulk, run_at, created_at)
    select 'deliver_mail', jsonb_build_object('messageId', id), true, ${at}, ${at} from messages`.execute(
    app.db,
  );
}

const arrived = ({ messages }: SmtpServer, subject: string) =>
  messages.filter((text) => text.includes(`Subject: ${subject}`)).length;

test(`a code leaves before ${reminders} reminders that were there first`, async () => {
  const smtp = await startSmtpServer();
  const smtpUrl = `smtp://127.0.0.1:${smtp.port}`;
  await queueReminders();
  const jobs = appJobs({ ...app.deps, smtpUrl });
  await jobs.start();
  await expect.poll(() => arrived(smtp, 'Reminder'), { timeout: 60_000 }).toBeGreaterThan(10);

  const begun = performance.now();
  await app.db.transaction().execute((tx) =>
    outboxMail(app.clock.now()).send(tx, {
      kind: 'document_code',
      recipient: 'tashi@example.bt',
      subject: 'Your code',
      body: '12345678',
    }),
  );
  await expect.poll(() => arrived(smtp, 'Your code'), { timeout: 60_000, interval: 5 }).toBe(1);
  const ms = performance.now() - begun;
  expect(arrived(smtp, 'Reminder'), 'reminders still wait').toBeLessThan(reminders);
  expect(ms).toBeLessThan(mostMs);
  await jobs.stop();
  await smtp.close();
});
