import type { fees, InputOf, MembershipFee } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { auditFee, auditFeeChange } from '../coverages/index.ts';
import { asDue, feeDue } from './due/fee-due.ts';
import { lockFee } from './due/locked-fee.ts';
import { staysShown, whyClosed } from './fee-rules.ts';
import { changeTerms, requireChangeable } from './fee-terms.ts';
import {
  findOpenRenewal,
  findRegistrationFees,
  findRemovedFee,
  findRenewalOf,
  updateFeeRow,
  updateRenewalRow,
} from './fee.repository.ts';
import { wholeFee } from './present-fee.ts';
import { lockFeePayer, setMemberTerms } from '../members/index.ts';
import { findPayments, recordPayment, withReceipt } from '../payments/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { words } from './words.en.ts';

type Fees = typeof fees;

/** As long as nothing is paid it can be asked for otherwise; and staff may have the money in hand. */
export function updateFee(ctx: Ctx, { params, body }: InputOf<Fees['update']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const { fee, member } = orNotFound(await lockFee(tx, params.id));
    const { version, payment, ...asked } = body;
    if (version !== undefined && version !== fee.version) throw new AppError('stale_version');
    let after = fee;
    if (Object.values(asked).some((value) => value !== undefined)) {
      await requireChangeable(tx, fee, ctx.now);
      after = await changeTerms(tx, ctx, fee, member, asked);
      // Anyone who applies applies for what they will pay.
      if (fee.kind === 'registration' && !member.paidUntil) await setMemberTerms(tx, ctx, member, after);
      await auditFeeChange(tx, ctx, fee, after);
    }
    if (!payment) return wholeFee(tx, fee.id);
    const { receipt } = await recordPayment(tx, ctx, feeDue, asDue(after), payment);
    return withReceipt(await wholeFee(tx, fee.id), receipt);
  });
}

/** Taken back, with the renewal it belongs to. */
export async function removeFee(ctx: Ctx, { params }: InputOf<Fees['remove']>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fee } = orNotFound(await lockFee(tx, params.id));
    await requireChangeable(tx, fee, ctx.now);
    const attempts = await findPayments(tx, feeDue, fee.id);
    const deletedAt = staysShown(attempts) ? null : ctx.now;
    await updateFeeRow(tx, fee.id, { status: 'cancelled', deletedAt }, ctx.now);
    const renewal = await findRenewalOf(tx, fee.id);
    if (renewal) await updateRenewalRow(tx, renewal.id, { status: 'cancelled' }, ctx.now);
    await auditFee(tx, ctx, 'remove', fee);
  });
}

/**
 * Owed again, with the renewal it belongs to, as long as nothing stands in its place by now. Its days are settled, as
 * ever, when it is paid.
 */
export async function restoreFee(ctx: Ctx, { params }: InputOf<Fees['restore']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const removed = orNotFound(await findRemovedFee(tx, params.id));
    const member = orNotFound(await lockFeePayer(tx, removed.memberId));
    // Somebody else may have brought it back meanwhile.
    const fee = orNotFound(await findRemovedFee(tx, params.id));
    const { endReason, isLifetime, deletedAt } = member;
    const closing = whyClosed({ status: 'open', endReason, isLifetime, isRemoved: deletedAt !== null });
    if (closing) throw new AppError('wrong_state', { detail: words.closedFor[closing] });
    const isReplaced =
      fee.kind === 'registration'
        ? (await findRegistrationFees(tx, member.id)).some(({ status }) => status !== 'cancelled')
        : (await findOpenRenewal(tx, member.id)) !== undefined;
    if (isReplaced) throw new AppError('wrong_state', { detail: words.replaced[fee.kind] });
    const restored = await updateFeeRow(tx, fee.id, { status: 'open', deletedAt: null }, ctx.now);
    const renewal = await findRenewalOf(tx, fee.id);
    if (renewal) await updateRenewalRow(tx, renewal.id, { status: 'proposed' }, ctx.now);
    await auditFee(tx, ctx, 'restore', restored);
    return wholeFee(tx, fee.id);
  });
}
