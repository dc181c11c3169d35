import { type QueryCreator, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

/** A job that this process has for itself until the lease is over. */
export interface ClaimedJob {
  id: string;
  kind: string;
  payload: Record<string, unknown>;
  attempts: number;
  maxAttempts: number;
  isBulk: boolean;
  lease: Date;
}

/** How many jobs to take at most, and how many of them in bulk. */
interface Free {
  places: number;
  bulkPlaces: number;
}

/**
 * Leases are reckoned by the clock of the database, which all servers share: one whose own clock is wrong takes no job
 * that another is working on. Milliseconds are what a `Date` can hold, and a lease is known again by its end.
 */
const leaseEnd = sql<Date>`date_trunc('milliseconds', clock_timestamp() + interval '60 seconds')`;
const isLeaseOver = sql<SqlBool>`(locked_until is null or locked_until <= clock_timestamp())`;

/**
 * Takes due jobs, those first that somebody waits for; those of a process that died come free when their lease is over.
 */
export async function claimJobs(
  db: Db,
  kinds: string[],
  { places, bulkPlaces }: Free,
  { now, server }: { now: Date; server?: string | undefined },
): Promise<ClaimedJob[]> {
  const due = (query: QueryCreator<Schema>, isBulk: boolean, limit: number) =>
    query
      .selectFrom('jobs')
      .select('id')
      .where('isBulk', '=', isBulk)
      .where('finishedAt', 'is', null)
      .where('failedAt', 'is', null)
      .where('runAt', '<=', now)
      .where(isLeaseOver)
      .where('kind', 'in', kinds)
      .whereRef('attempts', '<', 'maxAttempts')
      .orderBy('runAt')
      .limit(limit)
      .forUpdate()
      .skipLocked();
  return db
    .with('awaited', (query) => due(query, false, places))
    .with('bulk', (query) => due(query, true, Math.min(places, bulkPlaces)))
    .with('due', (query) =>
      query.selectFrom('awaited').select('id').unionAll(query.selectFrom('bulk').select('id')).limit(places),
    )
    .updateTable('jobs')
    .from('due')
    .whereRef('jobs.id', '=', 'due.id')
    .set((is) => ({ attempts: is('attempts', '+', 1), lockedUntil: leaseEnd, heldBy: server ?? null }))
    .returning(['jobs.id', 'kind', 'payload', 'attempts', 'maxAttempts', 'isBulk', 'lockedUntil as lease'])
    .$narrowType<{ lease: Date }>()
    .execute();
}

/** Says that the work still goes on. False where another process has taken the job meanwhile. */
export async function extendLease(db: Db, job: ClaimedJob): Promise<boolean> {
  const [kept] = await held(db, job).set({ lockedUntil: leaseEnd }).returning('lockedUntil').execute();
  if (kept?.lockedUntil) job.lease = kept.lockedUntil;
  return kept !== undefined;
}

/** What this server had taken before it was killed, or lost its power: it is taken up again at once. */
export async function freeJobsOf(db: Db, server: string): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ lockedUntil: null })
    .where('heldBy', '=', server)
    .where('lockedUntil', 'is not', null)
    .where('finishedAt', 'is', null)
    .where('failedAt', 'is', null)
    .execute();
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
    .where(isLeaseOver)
    .whereRef('attempts', '>=', 'maxAttempts')
    .execute();
}

/** Nothing is put off for longer than a day; what is was put off by a clock that was ahead. */
export async function pullForward(db: Db, now: Date): Promise<void> {
  await db
    .updateTable('jobs')
    .set({ runAt: now })
    .where('runAt', '>', new Date(now.getTime() + 2 * 86_400_000))
    .where('finishedAt', 'is', null)
    .where('failedAt', 'is', null)
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
  /** One of many that nobody waits for: it leaves places to the others. */
  isBulk?: boolean;
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

export function jobRow({
  kind,
  payload = {},
  uniqueKey,
  now,
  runAt = now,
  maxAttempts,
  isBulk = false,
}: NewJob) {
  const row = { kind, payload, uniqueKey: uniqueKey ?? null, runAt, isBulk, createdAt: now };
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
