import type { Db, Tx } from '../../db/open-database.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { requireAttempt } from '../../platform/limits/require-attempt.ts';

const perAccount = { limit: 5, windowSeconds: 24 * 60 * 60 };

/**
 * People change their own phone number and e-mail address a few times a day at most: each change sends a message to the
 * one before, at the cost of the centre.
 */
export const countOwnContactChange = (ctx: Ctx, db: Db | Tx): Promise<void> =>
  requireAttempt(
    db,
    `own contact:${actorOf(ctx).id}`,
    perAccount,
    ctx.now,
    'You have changed your phone number or e-mail address too often today. Try again tomorrow, or ask the office.',
  );
