import type { Db } from '../../db/open-database.ts';
import type { Ctx } from '../context.ts';
import { type JobHandler, JobPostponed } from '../jobs/job-handler.ts';
import { readSettings } from '../settings.repository.ts';
import { findQueuedMessage, type QueuedMessage, updateMessage } from './outbox-message.repository.ts';
import { quietUntil } from './quiet-hours.ts';
import { words } from './words.en.ts';

/** A message of the outbox, and what it says when it should not leave after all. */
export type Handed = 'sent' | 'kept' | { withdrawn: string };
/** Hands one message over to the outside world; throws where that failed and may be tried again. */
export type HandOver = (ctx: Ctx, message: QueuedMessage & { id: string }) => Promise<Handed>;

/** A night or a pause puts a message off without an end, so its own attempts are counted, not those of the job. */
const mostAttempts = 10;
const lookAgainMs = 10 * 60_000;

/** Delivers a message of the outbox by `handOver`, and writes down what came of it. */
export function delivery(handOver: HandOver): JobHandler {
  return async (ctx, { messageId }, { isLastAttempt }) => {
    const { db, now } = ctx;
    const id = String(messageId);
    const message = await findQueuedMessage(db, id);
    if (!message) return;
    const update = (values: Parameters<typeof updateMessage>[2]) => updateMessage(db, id, values);
    if (message.waitsForDaytime) {
      if (message.isOptedOut) return update({ status: 'failed', lastError: words.optedOut });
      await putOff(db as Db, now);
    }
    const attempts = message.attempts + 1;
    try {
      const handed = await handOver(ctx, { ...message, id });
      if (handed === 'sent') await update({ status: 'sent', attempts, lastError: null, sentAt: now });
      else if (handed === 'kept') await update({ status: 'kept' });
      else await update({ status: 'failed', lastError: handed.withdrawn });
    } catch (error) {
      const lastError = String(error).slice(0, 500);
      const isGivenUp = isLastAttempt || attempts >= mostAttempts;
      await update({ attempts, lastError, ...(isGivenUp && { status: 'failed' as const }) });
      throw error;
    }
  };
}

async function putOff(db: Db, now: Date): Promise<void> {
  const { quietHours, areRemindersPaused } = await readSettings(db);
  const until = quietUntil(quietHours, now);
  if (until) throw new JobPostponed(until.getTime() - now.getTime());
  if (areRemindersPaused) throw new JobPostponed(lookAgainMs);
}
