import {
  type ClaimedJob,
  extendLease,
  failJob,
  finishJob,
  releaseJob,
  rescheduleJob,
} from './job.repository.ts';
import type { Db } from '../../db/open-database.ts';
import type { Ctx } from '../context.ts';
import { bulkMail } from '../mail/mail.ts';
import { type JobHandler, JobPaused, JobPostponed } from './job-handler.ts';
import { signsOfLife } from './sign-of-life.ts';
import { type ContextDeps, systemContext } from '../system-context.ts';

const heartbeatMs = 20_000;
const defaultLimitMs = 10 * 60_000;

/** Work that is asked for once, or that comes back. */
export interface JobKind {
  handler: JobHandler;
  /** After downtime it runs once, as soon as the process is there again. */
  everySeconds?: number;
  /** Nobody waits for it: it leaves places to what somebody waits for. Work that is asked for once says so itself. */
  isBulk?: boolean;
  /**
   * How long it may go without a safe point before its place is given to others; ten minutes unless told. It counts as
   * failed then, and what is left of it ends at its next safe point.
   */
  limitMs?: number;
  /** Asked before jobs of this kind are taken; what this server should not do is left to another. */
  isTakenHere?: (db: Db, now: Date) => Promise<boolean>;
}

/** Does one job and writes down how it went. */
export async function runJob(
  deps: ContextDeps,
  kind: JobKind,
  job: ClaimedJob,
  mustPause: () => boolean,
): Promise<void> {
  const { db, clock, log } = deps;
  const error = await outcome(deps, kind, job, mustPause);
  if (error instanceof JobPaused) return releaseJob(db, job);

  const now = clock.now();
  if (error instanceof JobPostponed) {
    const runAt = new Date(now.getTime() + error.milliseconds);
    return rescheduleJob(db, job, { runAt, lastError: null });
  }
  const lastError = error === undefined ? null : String(error);
  if (error !== undefined)
    log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, err: error }, 'a job failed');
  const { everySeconds } = kind;
  if (everySeconds !== undefined) {
    await rescheduleJob(db, job, { runAt: new Date(now.getTime() + everySeconds * 1000), lastError });
  } else if (lastError !== null) await failJob(db, job, lastError, now);
  else await finishJob(db, job, now);
}

/** What stopped the work, or nothing. */
async function outcome(
  deps: ContextDeps,
  { handler, limitMs = defaultLimitMs }: JobKind,
  job: ClaimedJob,
  mustPause: () => boolean,
): Promise<unknown> {
  const signs = signsOfLife(limitMs, 'A job');
  let isLost = false;
  const heartbeat = setInterval(
    () =>
      void extendLease(deps.db, job).then(
        (isKept) => (isLost = !isKept),
        () => {},
      ),
    heartbeatMs,
  );
  const work = handler(contextOf(deps, job), job.payload, {
    id: job.id,
    attempt: job.attempts,
    isLastAttempt: job.attempts >= job.maxAttempts,
    pauseIfAsked() {
      if (mustPause() || isLost || signs.missing.aborted) throw new JobPaused();
      signs.given();
    },
  });
  return signs
    .orTooLong(work)
    .then(
      () => undefined,
      (error: unknown) => error ?? new Error('unknown'),
    )
    .finally(() => clearInterval(heartbeat));
}

/** Whatever one of many sends is one of many, too. */
function contextOf(deps: ContextDeps, { isBulk }: ClaimedJob): Ctx {
  const ctx = systemContext(deps);
  return isBulk ? { ...ctx, mail: bulkMail(ctx.now) } : ctx;
}
