import type { Db, Tx } from '../db/open-database.ts';
import type { Ctx } from './context.ts';

/** What a handler may want to know of its job. */
export interface JobRun {
  id: string;
  /** 1 the first time. */
  attempt: number;
  isLastAttempt: boolean;
}

/**
 * Does the work of one job. It may be done again after a crash, so doing it twice must not harm; and it holds no
 * connection while it waits for the outside world, because the embedded database has only one.
 */
export type JobHandler = (ctx: Ctx, payload: Record<string, unknown>, run: JobRun) => Promise<void>;
/** By the kind of job. */
export type JobHandlers = Record<string, JobHandler>;

interface NewJob {
  kind: string;
  payload?: Record<string, unknown>;
  /** Asking twice is asking once, as long as the first one waits. */
  uniqueKey?: string;
  runAt?: Date;
  maxAttempts?: number;
  now: Date;
}

/** Asks for work to be done after this transaction commits, however often the process restarts in between. */
export async function enqueue(tx: Db | Tx, job: NewJob): Promise<void> {
  await tx
    .insertInto('jobs')
    .values({
      kind: job.kind,
      payload: JSON.stringify(job.payload ?? {}),
      uniqueKey: job.uniqueKey ?? null,
      runAt: job.runAt ?? job.now,
      createdAt: job.now,
      ...(job.maxAttempts === undefined ? {} : { maxAttempts: job.maxAttempts }),
    })
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'uniqueKey'])
        .where('finishedAt', 'is', null)
        .where('failedAt', 'is', null)
        .doNothing(),
    )
    .execute();
}
