import { type ImportTarget, importSubjects, importTargets, isAllowed } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import type { ImportTarget as Target } from './import-target.ts';
import type { ImportRow } from './import.repository.ts';
import { words } from './words.en.ts';

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

/** Where the centre wants two pairs of eyes on money, the person who brought a sheet of it neither commits it nor takes it back. */
export async function requireSecondPerson(
  tx: Tx,
  ctx: Ctx,
  { staysInBooks }: Target,
  { createdBy }: ImportRow,
): Promise<void> {
  if (!staysInBooks || createdBy !== actorOf(ctx).id) return;
  if ((await readSettings(tx)).requireSecondPerson)
    throw new AppError('self_approval', { detail: words.secondPerson });
}
