import { dayOf, type fees, type InputOf, type MembershipFee } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { offerAccounts } from '../../members/index.ts';
import { asDue, coverFee, feeDue } from '../due/fee-due.ts';
import { lockFee } from '../due/locked-fee.ts';
import { requireChangeable } from '../fee-terms.ts';
import { wholeFee } from '../present-fee.ts';
import { words } from '../words.en.ts';

/** Joining without the fee: its days are covered as if it were paid, and the books know nothing of it. */
export function waiveFee(ctx: Ctx, { params, body }: InputOf<typeof fees.waive>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const { fee, member } = orNotFound(await lockFee(tx, params.id));
    if (fee.kind !== 'registration') throw new AppError('wrong_state', { detail: words.onlyJoiningWaived });
    const closing = await feeDue.closedBecause(tx, asDue(fee));
    if (closing) throw new AppError('wrong_state', { detail: closing });
    // A slip that waits, and money that has come, are decided on first.
    await requireChangeable(tx, fee, ctx.now);
    await coverFee(tx, ctx, { fee, member, status: 'waived', paidOn: dayOf(ctx.now) });
    if (fee.wantsAccount) await offerAccounts(tx, [fee.memberId], ctx.now);
    const { reason } = body;
    await ctx.audit(tx, {
      action: 'waive',
      entity: 'MembershipFee',
      entityId: fee.id,
      label: fee.feeNumber,
      reason,
      after: { status: 'waived' },
    });
    return wholeFee(tx, fee.id);
  });
}
