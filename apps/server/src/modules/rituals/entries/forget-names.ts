import { dayOf } from '@kathok/contract';
import { inTransaction } from '../../../platform/context.ts';
import type { JobHandler } from '../../../platform/jobs/job-handler.ts';
import { forgetNamesDue } from './forget-names.repository.ts';

export const forgetNamesJob = 'forget_names';

/** Takes the names away that somebody who was erased gave for others, ninety days after they were read. */
export const forgetNames: JobHandler = (ctx) =>
  inTransaction(ctx, async (tx) => {
    await forgetNamesDue(tx, dayOf(ctx.now));
  });
