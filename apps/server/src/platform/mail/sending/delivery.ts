import type { Db } from '../../../db/open-database.ts';
import type { Ctx } from '../../context.ts';
import { type JobHandler, JobPostponed } from '../../jobs/job-handler.ts';
import { readSettings } from '../../settings.repository.ts';
import {
  findQueuedMessage,
  markSent,
  type QueuedMessage,
  updateMessage,
} from '../outbox-message.repository.ts';
import { quietUntil } from '../quiet-hours.ts';

/** A message of the outbox, and what it says when it should not leave after all. */
export type Handed = 'sent' | 'kept' | { withdrawn: string };
/** Hands one message over to the outside world; throws where that failed and may be tried again. */
export type HandOver = (ctx: Ctx, message: QueuedMessage & { id: string }) => Promise<Handed>;

/** A last look at the member whom a message nobody asked for is about: where it goes now, or why it stays. */
export type LastLook = (
  ctx: Ctx,
  message: Pick<QueuedMessage, 'channel' | 'termEnd'> & { memberId: string },
) => Promise<{ recipient: string } | { withdrawn: string }>;

/** A night or a pause puts a message off without an end, so its own attempts are counted, not those of the job. */
const mostAttempts = 10;
const lookAgainMs = 10 * 60_000;

/** Delivers a message of the outbox by `handOver`, and writes down what came of it. */
export function delivery(handOver: HandOver, lookOnceMore: LastLook): JobHandler {
  return async (ctx, { messageId }, { isLastAttempt }) => {
    const { db, now } = ctx;
    const id = String(messageId);
    const queued = await findQueuedMessage(db, id);
    if (!queued) return;
    let { recipient } = queued;
    const update = (values: Parameters<typeof updateMessage>[2]) => updateMessage(db, id, values);
    if (queued.waitsForDaytime) {
      const { memberId } = queued;
      const look = memberId ? await lookOnceMore(ctx, { ...queued, memberId }) : { recipient };
      if ('withdrawn' in look) return update({ status: 'failed', lastError: look.withdrawn });
      if (look.recipient !== recipient) await update({ recipient: look.recipient });
      ({ recipient } = look);
      await putOff(db as Db, now);
    }
    const attempts = queued.attempts + 1;
    try {
      const handed = await handOver(ctx, { ...queued, recipient, id });
      if (handed === 'sent') await markSent(db, id, { attempts, sentAt: now });
      else if (handed === 'kept') await update({ status: 'kept' });
      else await update({ status: 'failed', lastError: handed.withdrawn });
    } catch (error) {
      const lastError = String(error).slice(0, 500);
      const isGivenUp = isLastAttempt || attempts >= mostAttempts;
      await update({ attempts, lastError, ...(isGivenUp && { status: 'failed' as const }) });
      // A message that was given up is tried again only when somebody asks for it, by a job of its own.
      if (isLastAttempt || !isGivenUp) throw error;
    }
  };
}

async function putOff(db: Db, now: Date): Promise<void> {
  const { quietHours, areRemindersPaused } = await readSettings(db);
  const until = quietUntil(quietHours, now);
  if (until) throw new JobPostponed(until.getTime() - now.getTime());
  if (areRemindersPaused) throw new JobPostponed(lookAgainMs);
}
