import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { networkOf } from '../../platform/network.ts';
import { forgetAttempts, giveBackAttempt, takeAttempt } from '../../platform/throttle.ts';

const windowSeconds = 15 * 60;
const perNameAndAddress = { limit: 10, windowSeconds };
const perAddress = { limit: 50, windowSeconds };
/** Over all addresses a name is never refused, or anybody could lock out anybody. It only slows down. */
const perName = { limit: Number.MAX_SAFE_INTEGER, windowSeconds };

/**
 * Counted, for good, before the password is looked at, so that many tries at once are still many tries; and by the
 * name that was typed, so that a name nobody has behaves like any other.
 */
export async function admitAttempt(ctx: Ctx, username: string): Promise<void> {
  const keys = keysFor(ctx, username);
  const { refused, count } = await inTransaction(ctx, async (tx) => {
    const together = await takeAttempt(tx, keys.nameAndAddress, perNameAndAddress, ctx.now);
    if (!together.allowed) return { refused: together, count: 0 };
    const address = await takeAttempt(tx, keys.address, perAddress, ctx.now);
    if (!address.allowed) return { refused: address, count: 0 };
    const name = await takeAttempt(tx, keys.name, perName, ctx.now);
    return { refused: null, count: name.count };
  });
  if (refused) throw new AppError('rate_limited', { retryAfterSeconds: refused.retryAfterSeconds });
  await delay(delayOfAttempt(count));
}

/** In the same order as they were counted, so that two never wait for each other. */
export async function forgiveAttempts(ctx: Ctx, username: string): Promise<void> {
  const keys = keysFor(ctx, username);
  await inTransaction(ctx, async (tx) => {
    await forgetAttempts(tx, keys.nameAndAddress);
    await giveBackAttempt(tx, keys.address);
    await forgetAttempts(tx, keys.name);
  });
}

/** Milliseconds: nothing for the first twenty failures, whoever made them, then doubling up to four seconds. */
export function delayOfAttempt(count: number): number {
  return count <= 20 ? 0 : Math.min(4000, 125 * 2 ** (count - 21));
}

function keysFor({ address }: Ctx, username: string) {
  const network = networkOf(address ?? '');
  return {
    nameAndAddress: `login:${network}:${username}`,
    address: `login:${network}`,
    name: `login:*:${username}`,
  };
}
