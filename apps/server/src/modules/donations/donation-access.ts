import { type Action, isAllowed } from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';

/** Somebody of the office, as far as this action on donations goes. */
export function isDonationStaff(ctx: Ctx, action: Action): boolean {
  return ctx.actor !== null && isAllowed(ctx.actor.ability, action, 'Donation');
}
