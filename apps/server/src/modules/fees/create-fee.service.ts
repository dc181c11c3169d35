import type { fees, InputOf, MembershipFee } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { auditFee, insertFee } from '../coverages/index.ts';
import { asDue, feeDue } from './due/fee-due.ts';
import { termsOf } from './fee-terms.ts';
import type { FeeRecord } from './fee.repository.ts';
import { wholeFee } from './present-fee.ts';
import { requireNoRegistration } from './registration.ts';
import { proposeRenewal } from './renewals/propose-renewal.ts';
import { words } from './words.en.ts';
import { type FeePayer, lockFeePayer } from '../members/index.ts';
import { recordPayment, withReceipt } from '../payments/index.ts';
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
