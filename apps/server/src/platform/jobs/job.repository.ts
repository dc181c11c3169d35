import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** A job that this process has for itself until the lease is over. */
export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  maxAttempts: number;
  lease: Date;
}

const leaseMs = 60_000;

/** Takes due jobs; those of a process that died come free when their lease is over. */
export async function claimJobs(db: Db, kinds: string[], limit: number, now: Date): Promise<ClaimedJob[]> {
  const lease = new Date(now.getTime() + leaseMs);
  return db
    .with('due', (query) =>
      query
        .selectFrom('jobs')
        .select('id')
        .where('finishedAt', 'is', null)
        .where('failedAt', 'is', null)
        .where('runAt', '<=', now)
        .where((is) => is.or([is('lockedUntil', 'is', null), is('lockedUntil', '<=', now)]))
        .where('kind', 'in', kinds)
        .whereRef('attempts', '<', 'maxAttempts')
        .orderBy('runAt')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('jobs')
    .from('due')
    .whereRef('jobs.id', '=', 'due.id')
    .set((is) => ({ attempts: is('attempts', '+', 1), lockedUntil: lease }))
    .returning(['jobs.id', 'kind', 'payload', 'attempts', 'maxAttempts', 'lockedUntil as lease'])
    .$narrowType<{ lease: Date }>()
    .execute();
}

/** Says that the work still goes on. */
export async function extendLease(db: Db, job: ClaimedJob, now: Date): Promise<void> {
  const lease = new Date(now.getTime() + leaseMs);
  const { numUpdatedRows } = await held(db, job).set({ lockedUntil: lease }).executeTakeFirst();
  if (numUpdatedRows > 0n) job.lease = lease;
}

/** Nobody does it any more, so what somebody typed is not needed; nor is the key, which may be the same. */
const ended = { payload: sql<string>`payload - 'typed'`, uniqueKey: null, lockedUntil: null };

export async function finishJob(db: Db, job: ClaimedJob, now: Date): Promise<void> {
  await held(db, job)
    .set({ ...ended, finishedAt: now, lastError: null })
    .execute();
}

/** Tries again after 30 s, one minute, two … up to six hours; then gives up. */
export async function failJob(db: Db, job: ClaimedJob, reason: string, now: Date): Promise<void> {
  const delayMs = Math.min(30_000 * 2 ** (job.attempts - 1), 6 * 3_600_000);
  const next =
    job.attempts >= job.maxAttempts
      ? { ...ended, failedAt: now }
      : { runAt: new Date(now.getTime() + delayMs), lockedUntil: null };
  await held(db, job)
    .set({ ...next, lastError: reason.slice(0, 500) })
    .execute();
}

/** Gives a job back that was left at a safe point. */
export async function releaseJob(db: Db, job: ClaimedJob): Promise<void> {
  await held(db, job)
    .set((is) => ({ attempts: is('attempts', '-', 1), lockedUntil: null }))
    .execute();
}

/** A recurring job is one row for ever, and goes on whether or not it went well. */
export async function rescheduleJob(
  db: Db,
  job: ClaimedJob,
  { runAt, lastError }: { runAt: Date; lastError: string | null },
): Promise<void> {
  await held(db, job).set({ runAt, attempts: 0, lockedUntil: null, lastError }).execute();
}

/** A process that lost the lease no longer has a say. */
function held(db: Db, { id, lease }: ClaimedJob) {
  return db.updateTable('jobs').where('id', '=', id).where('lockedUntil', '=', lease);
}

/** Jobs whose process died in their last attempt: nobody will try again. */
export async function buryExhaustedJobs(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ ...ended, failedAt: now, lastError: 'The process ended during the last attempt.' })
    .where('finishedAt', 'is', null)
    .where('failedAt', 'is', null)
    .where('lockedUntil', '<=', now)
    .whereRef('attempts', '>=', 'maxAttempts')
    .execute();
}

interface NewJob {
  kind: string;
  /** What a stranger typed goes under `typed`, which is kept only until the job has ended. */
  payload?: Record<string, unknown>;
  /** Asking twice is asking once, as long as the first one waits. */
  uniqueKey?: string;
  runAt?: Date;
  maxAttempts?: number;
  now: Date;
}

/** Asks for work to be done after this transaction commits, however often the process restarts in between. */
export async function enqueue(tx: Db | Tx, job: NewJob): Promise<void> {
  const row = jobRow(job);
  await tx
    .insertInto('jobs')
    .values({ ...row, payload: JSON.stringify(row.payload) })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'uniqueKey'])
        .where('finishedAt', 'is', null)
        .where('failedAt', 'is', null)
        .doNothing(),
    )
    .execute();
}

export function jobRow({ kind, payload = {}, uniqueKey, now, runAt = now, maxAttempts }: NewJob) {
  const row = { kind, payload, uniqueKey: uniqueKey ?? null, runAt, createdAt: now };
  return maxAttempts === undefined ? row : { ...row, maxAttempts };
}

/** How many wait, and how many were given up. */
export function countJobs(db: Db): Promise<{ waiting: number; failed: number }> {
  return db
    .selectFrom('jobs')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('failedAt', 'is', null).as('waiting'),
      fn.countAll<number>().filterWhere('failedAt', 'is not', null).as('failed'),
    ])
    .where('finishedAt', 'is', null)
    .executeTakeFirstOrThrow();
}
