import type { JobHandlers } from '../../../platform/jobs/job-handler.ts';
import { inTransaction } from '../../../platform/context.ts';
import { lockMember } from '../member.repository.ts';
import { inviteIfPossible } from './invite-member.ts';
import { offerAccountJob } from './offer-accounts.ts';

/** Work that goes on after the answer, by the kind of job. */
export const memberJobs: JobHandlers = {
  async [offerAccountJob](ctx, payload) {
    await inTransaction(ctx, async (tx) => {
      const member = await lockMember(tx, String(payload['memberId']));
      if (member) await inviteIfPossible(ctx, tx, member);
    });
  },
};
