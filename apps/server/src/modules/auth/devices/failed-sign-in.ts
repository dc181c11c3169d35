import { dayOf } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { countFailedSignIn, type FailedMethod } from './recent-sign-in.repository.ts';
import { networkOf } from './network.ts';

/** So that the owner sees it. A name that nobody has is counted as well: it takes the same work, and tells nothing by its time. */
export async function recordFailedSignIn(
  ctx: Ctx,
  userId: string | null,
  method: FailedMethod,
): Promise<void> {
  const network = networkOf(ctx.address) ?? '';
  await countFailedSignIn(ctx.db, { userId, method, network, day: dayOf(ctx.now), lastAt: ctx.now });
}
