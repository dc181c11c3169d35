import type { Tx } from '../../../db/open-database.ts';
import { jobRow } from '../../../platform/jobs/job.repository.ts';
import { writeAtEnd } from '../../../db/at-end/index.ts';

export const offerAccountJob = 'offer_account';

/** Each of these members gets a link to an account a moment later, where that is possible. */
export async function offerAccounts(tx: Tx, memberIds: readonly string[], now: Date): Promise<void> {
  const isBulk = memberIds.length > 1;
  const jobs = memberIds.map((memberId) =>
    jobRow({ kind: offerAccountJob, payload: { memberId }, isBulk, now }),
  );
  await writeAtEnd(tx, { jobs });
}
