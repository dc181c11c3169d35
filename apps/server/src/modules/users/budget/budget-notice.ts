import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { tellBudgetSpentJob } from '../../../platform/limits/stranger-messages.ts';
import type { JobHandlers } from '../../../platform/jobs/job-handler.ts';
import { emailsOfAdministrators } from '../../roles/index.ts';
import { words } from './words.en.ts';

/** One message to each administrator; the job itself is one for each day and channel. */
async function tellBudgetSpent(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const { channel, limit } = payload as { channel: 'email' | 'sms'; limit: number };
  const link = `${ctx.baseUrl}/settings#part-${channel === 'sms' ? 'sms' : 'messages'}`;
  await inTransaction(ctx, async (tx) => {
    for (const recipient of await emailsOfAdministrators(tx)) {
      const message = words.budgetSpent(channel, limit, link);
      await ctx.mail.send(tx, { kind: 'budget_spent', recipient, ...message });
    }
  });
}

export const userJobs: JobHandlers = { [tellBudgetSpentJob]: tellBudgetSpent };
