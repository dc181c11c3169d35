import type { Ctx } from '../../../platform/context.ts';
import { giveBackAttempt, takeAttempt } from '../../../platform/throttle.ts';

const quarter = 15 * 60;
/**
 * Failures on one identifier are counted for each address apart: whoever guesses at somebody's code from elsewhere
 * does not keep them from their own card. The two wider limits bound what many addresses can try together.
 */
const perIdentifier = { limit: 5, windowSeconds: quarter };
const perAddress = { limit: 20, windowSeconds: quarter };
const altogether = { limit: 300, windowSeconds: 60 * 60 };

function keysFor({ address }: Ctx, identifier: string) {
  return [
    { key: `look-up:${address}:${identifier}`, limit: perIdentifier },
    { key: `look-up:${address}`, limit: perAddress },
    { key: 'look-up', limit: altogether },
  ];
}

/** Counted before anything is looked at, so that many tries at once are still many tries. */
export async function takeLookUp(ctx: Ctx, identifier: string): Promise<boolean> {
  let isAllowed = true;
  for (const { key, limit } of keysFor(ctx, identifier)) {
    const { allowed } = await takeAttempt(ctx.db, key, limit, ctx.now);
    isAllowed &&= allowed;
  }
  return isAllowed;
}

/** Only failures count. */
export async function giveBackLookUp(ctx: Ctx, identifier: string): Promise<void> {
  for (const { key } of keysFor(ctx, identifier)) await giveBackAttempt(ctx.db, key);
}
