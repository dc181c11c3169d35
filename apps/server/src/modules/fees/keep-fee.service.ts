import type { fees, InputOf, MembershipFee } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { auditFee, auditFeeChange, insertFee } from '../coverages/index.ts';
import { asDue, feeDue } from './fee-due.ts';
import { lockFee } from './locked-fee.ts';
import { staysShown } from './fee-rules.ts';
import { changeTerms, requireChangeable, termsOf } from './fee-terms.ts';
import { type FeeRecord, findRenewalOf, updateFeeRow, updateRenewalRow } from './fee.repository.ts';
import { wholeFee } from './present-fee.ts';
import { requireNoRegistration } from './registration.ts';
import { proposeRenewal } from './renewals/propose-renewal.ts';
import { words } from './words.en.ts';
import { type FeePayer, lockFeePayer, setMemberTerms } from '../members/index.ts';
import { findPayments, recordPayment, withReceipt } from '../payments/index.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';

type Fees = typeof fees;
type NewFee = InputOf<Fees['create']>['body'];

/** Staff record a fee, and the money where it is in hand, all in one. */
export function createFee(ctx: Ctx, { body }: InputOf<Fees['create']>): Promise<MembershipFee> {
  return inTransaction(ctx, async (tx) => {
    const member = await lockFeePayer(tx, body.memberId);
    if (!member || member.deletedAt) throw fieldProblem('memberId', 'exists', words.noMember);
    const fee =
      body.kind === 'registration'
        ? await createRegistrationFee(tx, ctx, member, body)
        : (await proposeRenewal(tx, ctx, member, body, 'staff')).fee;
    const { payment } = body;
    if (!payment) return wholeFee(tx, fee.id);
    requireAsAsked(fee, body);
    const { receipt } = await recordPayment(tx, ctx, feeDue, asDue(fee), payment);
    return withReceipt(await wholeFee(tx, fee.id), receipt);
  });
}

/** Where money is on its way, a renewal stays as it was asked for before: nobody pays for something else by mistake. */
function requireAsAsked(fee: FeeRecord, { membershipTypeId, paymentFrequencyId, periods }: NewFee): void {
  const isOther =
    fee.periods !== periods ||
    fee.membershipTypeId !== (membershipTypeId ?? fee.membershipTypeId) ||
    fee.paymentFrequencyId !== (paymentFrequencyId ?? fee.paymentFrequencyId);
  if (isOther) throw new AppError('wrong_state', { detail: words.otherTermsOpen(fee.feeNumber) });
}

async function createRegistrationFee(tx: Tx, ctx: Ctx, member: FeePayer, asked: NewFee): Promise<FeeRecord> {
  if (member.endReason) throw new AppError('wrong_state', { detail: words.ended });
  await requireNoRegistration(tx, member.id);
  const terms = await termsOf(tx, ctx, 'registration', member, asked);
  const fee = await insertFee(tx, { ...terms, memberId: member.id, kind: 'registration' }, ctx.now);
  await auditFee(tx, ctx, 'create', fee);
  return fee;
}

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
