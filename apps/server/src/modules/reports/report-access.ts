import { type Action, isAllowed, type Subject } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';

export const hasRight = (ctx: Ctx, action: Action, subject: Subject): boolean =>
  isAllowed(actorOf(ctx).ability, action, subject);

/** Reports are figures; whose they are is for those who may read the people themselves. */
export function requireRight(ctx: Ctx, action: Action, subject: Subject): void {
  if (!hasRight(ctx, action, subject)) throw new AppError('not_allowed');
}
