import { AppError } from '../../../platform/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/network.ts';
import { takeAttempt } from '../../../platform/throttle.ts';

/** A desk at a festival enters many in a row; a program enters thousands. */
const perAddress = { limit: 30, windowSeconds: 15 * 60 };
const altogether = { limit: 1000, windowSeconds: 60 * 60 };

/** Counted before the work and outside its transaction: a refusal counts as well, or CIDs could be tried out. */
export async function admitRegistration(ctx: Ctx): Promise<void> {
  const attempt = await inTransaction(ctx, async (tx) => {
    const own = await takeAttempt(tx, `register:${networkOf(ctx.address ?? '')}`, perAddress, ctx.now);
    // Whoever is refused already does not use up what everybody has together.
    return own.allowed ? takeAttempt(tx, 'register', altogether, ctx.now) : own;
  });
  if (!attempt.allowed) throw new AppError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
}
