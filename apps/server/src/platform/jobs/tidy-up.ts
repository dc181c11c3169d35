import { foldCounts } from '../../db/kept-counts/fold-counts.repository.ts';
import { keptCounts } from '../../db/kept-counts/kept-counts.ts';
import { inTransaction } from '../context.ts';
import type { JobHandler } from './job-handler.ts';
import { buryExhaustedJobs } from './job.repository.ts';
import { removeOutdated } from './outdated.repository.ts';

const day = 24 * 60 * 60 * 1000;

/** Takes away what has had its time. */
export const tidyUp: JobHandler = async (ctx) => {
  const { db, now } = ctx;
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await buryExhaustedJobs(db, now);
  await removeOutdated(db, ago);
  // Apart from each other, so that none waits while it holds what others wait for.
  for (const kept of keptCounts) await inTransaction(ctx, (tx) => foldCounts(tx, kept));
};
