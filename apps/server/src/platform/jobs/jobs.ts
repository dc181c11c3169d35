import type { Db, Tx } from '../../db/open-database.ts';

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
