import type { fees, InputOf, MembershipFee } from '@kathok/contract';
import { feeDue } from '../due/fee-due.ts';
import { lockFee } from '../due/locked-fee.ts';
import { updateFeeRow } from '../fee.repository.ts';
import { wholeFee } from '../present-fee.ts';
import { decideDue, withReceipt } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Fees = typeof fees;

/** Staff approve or reject what waits. */
export function decideFee(ctx: Ctx, { params, body }: InputOf<Fees['decide']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const { offersAccount = false, ...decision } = body;
    if (offersAccount && decision.decision === 'approve' && (await lockFee(tx, params.id)))
      await updateFeeRow(tx, params.id, { wantsAccount: true }, ctx.now);
    const [receipt = null] = await decideDue(tx, ctx, [{ kind: feeDue, dueId: params.id, decision }]);
    return withReceipt(await wholeFee(tx, params.id), receipt);
  });
}
