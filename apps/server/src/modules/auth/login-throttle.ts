import { setTimeout as delay } from 'node:timers/promises';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { type Attempt, forgetAttempts, giveBackAttempt, takeAttempt } from '../../platform/throttle.ts';

const windowSeconds = 15 * 60;
const perNameAndAddress = { limit: 10, windowSeconds };
const perAddress = { limit: 50, windowSeconds };
/** Over all addresses a name is never refused, or anybody could lock out anybody. It only slows down. */
const perName = { limit: Number.MAX_SAFE_INTEGER, windowSeconds };

/**
 * Counted before the password is looked at, so that many tries at once are still many tries; and by the name
 * that was typed, so that a name nobody has behaves like any other.
 */
export async function admitAttempt(ctx: Ctx, username: string): Promise<void> {
  const keys = keysFor(ctx, username);
  refuseBeyond(await takeAttempt(ctx.db, keys.nameAndAddress, perNameAndAddress, ctx.now));
  refuseBeyond(await takeAttempt(ctx.db, keys.address, perAddress, ctx.now));
  const { count } = await takeAttempt(ctx.db, keys.name, perName, ctx.now);
  await delay(delayOfAttempt(count));
}

export async function forgiveAttempts(ctx: Ctx, username: string): Promise<void> {
  const keys = keysFor(ctx, username);
  await forgetAttempts(ctx.db, keys.nameAndAddress);
  await forgetAttempts(ctx.db, keys.name);
  await giveBackAttempt(ctx.db, keys.address);
}

/** Milliseconds: nothing for the first twenty failures, whoever made them, then doubling up to four seconds. */
export function delayOfAttempt(count: number): number {
  return count <= 20 ? 0 : Math.min(4000, 125 * 2 ** (count - 21));
}

function refuseBeyond({ allowed, retryAfterSeconds }: Attempt): void {
  if (!allowed) throw new AppError('rate_limited', { retryAfterSeconds });
}

function keysFor({ address }: Ctx, username: string) {
  return {
    nameAndAddress: `login:${address}:${username}`,
    address: `login:${address}`,
    name: `login:*:${username}`,
  };
}
