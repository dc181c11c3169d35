import { type Action, isAllowed } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';

/** Their own record, or with the ability anybody's; what is not theirs does not exist for them. */
export function requireOwnOr(ctx: Ctx, action: Action, userId: string): { isOwn: boolean } {
  const actor = actorOf(ctx);
  const isOwn = actor.id === userId;
  if (!isOwn && !isAllowed(actor.ability, action, 'User')) throw new AppError('not_found');
  return { isOwn };
}
