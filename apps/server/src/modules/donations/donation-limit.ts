import { AppError } from '../../platform/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { networkOf } from '../../platform/network.ts';
import { takeAttempt } from '../../platform/throttle.ts';
import { isDonationStaff } from './donation-access.ts';

/** A phone company has one address for many; a program gives thousands of times. */
const perAddress = { limit: 100, windowSeconds: 15 * 60 };
const altogether = { limit: 3000, windowSeconds: 60 * 60 };

/** Counted before the work and outside its transaction, so that refusals count as well. The office is not counted. */
export async function admitGift(ctx: Ctx): Promise<void> {
  if (isDonationStaff(ctx, 'create')) return;
  const attempt = await inTransaction(ctx, async (tx) => {
    const own = await takeAttempt(tx, `give:${networkOf(ctx.address ?? '')}`, perAddress, ctx.now);
    // Whoever is refused already does not use up what everybody has together.
    return own.allowed ? takeAttempt(tx, 'give', altogether, ctx.now) : own;
  });
  if (!attempt.allowed) throw new AppError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
}
