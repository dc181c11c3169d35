import {
  type ClaimedJob,
  extendLease,
  failJob,
  finishJob,
  releaseJob,
  rescheduleJob,
} from './job.repository.ts';
import type { Db } from '../../db/open-database.ts';
import { type JobHandler, JobPaused, JobPostponed } from './job-handler.ts';
import { type ContextDeps, systemContext } from '../system-context.ts';

const heartbeatMs = 20_000;

/** Work that is asked for once, or that comes back. */
export interface JobKind {
  handler: JobHandler;
  /** After downtime it runs once, as soon as the process is there again. */
  everySeconds?: number;
  /** Asked before jobs of this kind are taken; what this server should not do is left to another. */
  isTakenHere?: (db: Db, now: Date) => Promise<boolean>;
}

/** Does one job and writes down how it went. */
export async function runJob(
  deps: ContextDeps,
  { handler, everySeconds }: JobKind,
  job: ClaimedJob,
  mustPause: () => boolean,
): Promise<void> {
  const { db, clock, log } = deps;
  const heartbeat = setInterval(() => void extendLease(db, job, clock.now()).catch(() => {}), heartbeatMs);
  const error = await handler(systemContext(deps), job.payload, {
    id: job.id,
    attempt: job.attempts,
    isLastAttempt: job.attempts >= job.maxAttempts,
    pauseIfAsked() {
      if (mustPause()) throw new JobPaused();
    },
  }).then(
    () => undefined,
    (error: unknown) => error ?? new Error('unknown'),
  );
  clearInterval(heartbeat);
  if (error instanceof JobPaused) return releaseJob(db, job);

  const now = clock.now();
  if (error instanceof JobPostponed) {
    const runAt = new Date(now.getTime() + error.milliseconds);
    return rescheduleJob(db, job, { runAt, lastError: null });
  }
  const lastError = error === undefined ? null : String(error);
  if (error !== undefined)
    log.warn({ job: job.id, kind: job.kind, attempt: job.attempts, err: error }, 'a job failed');
  if (everySeconds !== undefined) {
    await rescheduleJob(db, job, { runAt: new Date(now.getTime() + everySeconds * 1000), lastError });
  } else if (lastError !== null) await failJob(db, job, lastError, now);
  else await finishJob(db, job, now);
}
