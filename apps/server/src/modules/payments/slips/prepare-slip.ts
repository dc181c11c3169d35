import { AppError } from '../../../platform/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/network.ts';
import { takeAttempt } from '../../../platform/throttle.ts';
import { readSlip, type Slip } from './read-slip.ts';

const perAddress = { limit: 60, windowSeconds: 15 * 60 };
// Less than what everybody has together, or one address could use that up.
const perAddressAndDay = { limit: 600, windowSeconds: 24 * 60 * 60 };
const perDay = { limit: 5000, windowSeconds: 24 * 60 * 60 };

const prepared = new WeakMap<File, Promise<Slip>>();

/** Runs before the transaction: drawing a picture anew takes longer than anybody should hold the database for. */
export async function prepareSlip(ctx: Ctx, { body }: { body: { slip: File } }): Promise<void> {
  const network = networkOf(ctx.address ?? '');
  for (const [key, limit] of [
    [`slip:${network}`, perAddress],
    [`slips of a day:${network}`, perAddressAndDay],
    ['slips', perDay],
  ] as const) {
    const attempt = await takeAttempt(ctx.db, key, limit, ctx.now);
    if (!attempt.allowed)
      throw new AppError('rate_limited', { retryAfterSeconds: attempt.retryAfterSeconds });
  }
  const slip = readSlip(body.slip);
  prepared.set(body.slip, slip);
  await slip;
}

export function preparedSlip(file: File): Promise<Slip> {
  return prepared.get(file) ?? readSlip(file);
}
