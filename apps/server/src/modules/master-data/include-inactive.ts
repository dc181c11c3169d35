import { isAllowed } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';

/** Pickers show what is in use; what has been put out of use is for those who look after common data. */
export function mayIncludeInactive(
  ctx: Ctx,
  { includeInactive = false }: { includeInactive?: boolean | undefined },
) {
  if (!includeInactive) return false;
  if (!ctx.actor) throw new AppError('not_signed_in');
  if (!isAllowed(ctx.actor.ability, 'read', 'Master')) throw new AppError('not_allowed');
  return true;
}
