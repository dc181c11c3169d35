import { type ImportTarget, importSubjects, importTargets, isAllowed } from '@kathok/contract';
import { AppError } from '../../platform/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import type { ImportRow } from './import.repository.ts';

/** What somebody may import; of other imports they see nothing. */
export function targetsOf(ctx: Ctx): ImportTarget[] {
  const { ability } = actorOf(ctx);
  return importTargets.filter((target) => isAllowed(ability, 'create', importSubjects[target]));
}

/** An import that is not theirs to see does not exist for them. */
export function visible(ctx: Ctx, row: ImportRow | undefined): ImportRow {
  if (!row || !targetsOf(ctx).some((target) => target === row.target)) throw new AppError('not_found');
  return row;
}
