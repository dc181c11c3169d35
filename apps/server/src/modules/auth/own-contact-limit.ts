import { AppError } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { takeAttempt } from '../../platform/limits/attempt.repository.ts';

const perAccount = { limit: 5, windowSeconds: 24 * 60 * 60 };

/**
 * People change their own phone number and e-mail address a few times a day at most: each change sends a message to the
 * one before, at the cost of the centre.
 */
export async function countOwnContactChange(ctx: Ctx, db: Db | Tx): Promise<void> {
  const key = `own contact:${actorOf(ctx).id}`;
  const { allowed, retryAfterSeconds } = await takeAttempt(db, key, perAccount, ctx.now);
  if (allowed) return;
  throw new AppError('rate_limited', {
    retryAfterSeconds,
    detail:
      'You have changed your phone number or e-mail address too often today. Try again tomorrow, or ask the office.',
  });
}
