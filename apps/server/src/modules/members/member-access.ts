import { type Action, isAllowed } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';

/** Somebody of the office, as far as this action goes. */
export function isStaff(ctx: Ctx, action: Action): boolean {
  return ctx.actor !== null && isAllowed(ctx.actor.ability, action, 'Member');
}

export function isOwn(ctx: Ctx, memberId: string): boolean {
  return ctx.actor !== null && ctx.actor.memberId === memberId;
}

/** Their own record, or with the ability anybody's; what is not theirs does not exist for them. */
export function requireOwnOr(ctx: Ctx, action: Action, memberId: string): { isStaff: boolean } {
  actorOf(ctx);
  const staff = isStaff(ctx, action);
  if (!staff && !isOwn(ctx, memberId)) throw new AppError('not_found');
  return { isStaff: staff };
}
