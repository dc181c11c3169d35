import { type Day, dayOf, type Settings } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import type { JobHandler } from '../../platform/jobs/job-handler.ts';
import { quietUntil } from '../../platform/mail/quiet-hours.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import type { Ways } from '../../platform/mail/way-to-sql.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { reminderMessage } from './reminder-message.ts';
import { dueReminder, type Reminder, type Term, termsToLookAt } from './reminder-rule.ts';
import {
  findDueMembers,
  findLongestGrace,
  findTerms,
  insertReminder,
  lockDueMember,
} from './reminder.repository.ts';

export const sendRemindersJob = 'send_reminders';
const portion = 200;

interface Round {
  term: Term;
  reminder: Reminder;
  ways: Ways;
  settings: Settings;
}

/**
 * Writes every reminder that is due and was not written before. Each is one transaction that marks it and writes its message,
 * so the job may end at any point, run again, or run on two servers at once. Nothing is marked that cannot leave: without a
 * mail account nobody counts as reminded.
 */
export const sendReminders: JobHandler = async (ctx, _payload, run) => {
  const settings = await readSettings(ctx.db);
  if (settings.areRemindersPaused || quietUntil(settings.quietHours, ctx.now)) return;
  const ways = await waysToSend(ctx.db, ctx.now);
  if (!ways.hasMail && !ways.hasSms) return;
  for (const { term, reminder } of await dueTerms(ctx, settings, dayOf(ctx.now))) {
    const round = { term, reminder, ways, settings };
    const sought = { term, reminder: reminder.name, day: reminder.day, ways };
    for (let last: string | null = null; ;) {
      const ids: string[] = await findDueMembers(ctx.db, sought, last, portion);
      for (const id of ids) {
        run.pauseIfAsked();
        await inTransaction(ctx, (tx) => remind(tx, ctx, id, round));
      }
      if (ids.length < portion) break;
      last = ids.at(-1) ?? null;
    }
  }
};

async function dueTerms(ctx: Ctx, settings: Settings, today: Day) {
  const { from, to } = termsToLookAt(settings, today, await findLongestGrace(ctx.db));
  return (await findTerms(ctx.db, from, to)).flatMap((term) => {
    const reminder = dueReminder(term, settings, today);
    return reminder ? [{ term, reminder }] : [];
  });
}

async function remind(tx: Tx, ctx: Ctx, memberId: string, { term, reminder, ways, settings }: Round) {
  const sought = { term, reminder: reminder.name, day: reminder.day, ways };
  const member = await lockDueMember(tx, memberId, sought, settings.currency);
  if (!member) return;
  const row = { memberId, termEnd: term.end, reminder: reminder.name, createdAt: ctx.now };
  if (!(await insertReminder(tx, row))) return;
  const message = await reminderMessage(tx, ctx, { member, kind: reminder.kind, term, settings });
  const about = { kind: reminder.kind, memberId, termEnd: term.end };
  await ctx.mail.send(tx, { ...about, waitsForDaytime: true, ...message });
}
