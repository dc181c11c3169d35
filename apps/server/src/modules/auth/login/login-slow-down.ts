import { setTimeout as delay } from 'node:timers/promises';
import type { Ctx } from '../../../platform/context.ts';
import { forgetAttempts, takeAttempt } from '../../../platform/limits/attempt.repository.ts';

/** Over all addresses a name is never refused, or anybody could lock out anybody. It only slows down. */
const perName = { limit: Number.MAX_SAFE_INTEGER, windowSeconds: 15 * 60 };
const keyOf = (username: string) => `login:*:${username}`;

export async function slowDown(ctx: Ctx, username: string): Promise<void> {
  const { count } = await takeAttempt(ctx.db, keyOf(username), perName, ctx.now);
  await delay(delayOfAttempt(count));
}

export function speedUp(ctx: Ctx, username: string): Promise<void> {
  return forgetAttempts(ctx.db, keyOf(username));
}

/** Milliseconds: nothing for the first twenty failures, from wherever they came, then doubling up to four seconds. */
export function delayOfAttempt(count: number): number {
  return count <= 20 ? 0 : Math.min(4000, 125 * 2 ** (count - 21));
}
