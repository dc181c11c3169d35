import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { LockedFee } from '../fee-due.ts';
import { updateFeeRow } from '../fee.repository.ts';
import { auditedRenewal } from './audited-renewal.ts';
import { touchRenewal } from './renewal.repository.ts';

/** Nothing is owed any more; its link still shows what became of it. */
export async function cancelProposal(
  tx: Tx,
  ctx: Ctx,
  { renewal, fee, member }: LockedFee & { renewal: { id: string } },
): Promise<void> {
  await touchRenewal(tx, renewal.id, { status: 'cancelled' }, ctx.now);
  await updateFeeRow(tx, fee.id, { status: 'cancelled' }, ctx.now);
  await ctx.audit(tx, { action: 'cancel', ...auditedRenewal(renewal, member) });
}
