import { inTransaction } from '../context.ts';
import { foldStandingCounts } from '../kept-counts/standing-counts.repository.ts';
import { forgetUnusedDonorNames, forgetUnusedMemberNames } from '../kept-counts/unused-names.repository.ts';
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
  for (const tidyTable of [forgetUnusedMemberNames, forgetUnusedDonorNames, foldStandingCounts])
    await inTransaction(ctx, tidyTable);
};
