import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { networkOf } from '../../../platform/network.ts';
import { giveBackAttempt, takeAttempt } from '../../../platform/throttle.ts';

const quarter = 15 * 60;
/**
 * Failures on one identifier are counted for each address apart: whoever guesses at somebody's code from elsewhere
 * does not keep them from their own card. The two wider limits bound what many addresses can try together.
 */
const perIdentifier = { limit: 5, windowSeconds: quarter };
const perAddress = { limit: 20, windowSeconds: quarter };
const altogether = { limit: 300, windowSeconds: 60 * 60 };

/** Always in this order, so that two never wait for each other. */
function keysFor(ctx: Ctx, identifier: string) {
  const address = networkOf(ctx.address ?? '');
  return [
    { key: `look-up:${address}:${identifier}`, limit: perIdentifier },
    { key: `look-up:${address}`, limit: perAddress },
    { key: 'look-up', limit: altogether },
  ];
}

/** Counted before anything is looked at, so that many tries at once are still many tries. */
export function takeLookUp(ctx: Ctx, identifier: string): Promise<boolean> {
  return inTransaction(ctx, async (tx) => {
    let isAllowed = true;
    for (const { key, limit } of keysFor(ctx, identifier)) {
      const { allowed } = await takeAttempt(tx, key, limit, ctx.now);
      isAllowed &&= allowed;
    }
    return isAllowed;
  });
}

/** Only failures count. */
export async function giveBackLookUp(ctx: Ctx, identifier: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    for (const { key } of keysFor(ctx, identifier)) await giveBackAttempt(tx, key);
  });
}
