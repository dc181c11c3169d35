import type { JobHandler } from './job-handler.ts';
import { buryExhaustedJobs } from './job.repository.ts';
import { removeOutdated } from './outdated.repository.ts';

const day = 24 * 60 * 60 * 1000;

/** Takes away what has had its time. */
export const tidyUp: JobHandler = async ({ db, now }) => {
  const ago = (days: number) => new Date(now.getTime() - days * day);
  await buryExhaustedJobs(db, now);
  await removeOutdated(db, ago);
};
