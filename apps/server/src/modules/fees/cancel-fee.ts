import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { type FeeRecord, updateFeeRow } from './fee.repository.ts';

/** Nothing is owed any more; whoever has its link still finds what became of it. */
export async function cancelFee(tx: Tx, ctx: Ctx, fee: FeeRecord): Promise<void> {
  await updateFeeRow(tx, fee.id, { status: 'cancelled' }, ctx.now);
}
