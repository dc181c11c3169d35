import { isAllowed } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';

/** Fees are decided on with the right to members, donations with the right to donations. */
export function requireMayDecide(ctx: Ctx, { feeId }: { feeId: string | null }): void {
  const subject = feeId === null ? 'Donation' : 'Member';
  if (!isAllowed(actorOf(ctx).ability, 'update', subject)) throw new AppError('not_allowed');
}
