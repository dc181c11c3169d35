import type { Db } from '../../../db/open-database.ts';
import type { JobRun } from '../../../platform/jobs/job-handler.ts';
import { transact } from '../../../db/at-end/index.ts';
import type { ImportBatch, ImportTarget } from '../import-target.ts';
import { AdaptivePortions } from '../adaptive-portions.ts';

/** Takes back all rows of an import, a few at a time. */
export async function removeRows(
  db: Db,
  target: ImportTarget,
  batch: ImportBatch,
  { pauseIfAsked }: Pick<JobRun, 'pauseIfAsked'>,
): Promise<void> {
  const portions = new AdaptivePortions(target.leastAtOnce);
  for (let removed = 1; removed > 0;) {
    pauseIfAsked();
    removed = await portions.run(() => transact(db, (tx) => target.removeSome(tx, batch, portions.size)));
  }
}
