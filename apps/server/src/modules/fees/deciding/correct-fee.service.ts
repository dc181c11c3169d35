import { balanceOf, type Correction, type fees, formatAmount, type InputOf } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { takeMistakeAsDonation } from '../../donations/index.ts';
import { asDue, closeUpAfter, feeDue, reopenFee } from '../due/fee-due.ts';
import { lockFee } from '../due/locked-fee.ts';
import { type FeeRecord, findOpenRenewal, findRegistrationFees, updateFeeRow } from '../fee.repository.ts';
import type { proposeRenewal } from '../renewals/propose-renewal.ts';
import { words } from '../words.en.ts';
import { lockFeePayer } from '../../members/index.ts';
import { rewritePayment, type Due, takeOutPayment } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

/** What else the money of a fee may be for: a donation, or a renewal of the member it is moved to. The routes hand both in. */
interface OtherUses {
  takeMistakeAsDonation: typeof takeMistakeAsDonation;
  proposeRenewal: typeof proposeRenewal;
}

/** Another sum, another member, or no fee at all but a donation. The coverage goes and comes with the money. */
export function correctFee(
  uses: OtherUses,
  ctx: Ctx,
  { params, body }: InputOf<(typeof fees)['correct']>,
): Promise<Correction> {
  const { amount, memberId, purposeId, ...mistake } = body;
  const given = [amount, memberId, purposeId].filter((value) => value !== undefined);
  if (given.length !== 1) throw fieldProblem('amount', 'isOne', words.oneCorrection);
  return inTransaction(ctx, async (tx) => {
    const { fee } = orNotFound(await lockFee(tx, params.id));
    const corrected = await correct(tx, fee);
    if (fee.status === 'paid') await closeUpAfter(tx, ctx, fee.id);
    return corrected;
  });

  async function correct(tx: Tx, fee: FeeRecord): Promise<Correction> {
    if (memberId === fee.memberId) throw fieldProblem('memberId', 'isOther', words.sameMember);
    const former = await feeDue.facts(tx, fee);
    const taken = await takeOutPayment(tx, ctx, feeDue, fee.id, mistake, amount);
    if (amount !== undefined) {
      if (fee.importId !== null) await setPaidSum(tx, ctx, fee, fee.amount - taken.amount + amount);
      else if (fee.status === 'paid') await reopenFee(tx, ctx, fee.id);
      const due = orNotFound(await feeDue.lock(tx, fee.id));
      return rewritePayment(tx, ctx, { kind: feeDue, due, taken, amount, mistake });
    }
    if (purposeId !== undefined)
      return uses.takeMistakeAsDonation(tx, ctx, { taken, purposeId, fee, mistake });
    const due = await dueOfMember(tx, ctx, memberId!, fee, uses);
    if (taken.amount > balanceOf(due)) throw fieldProblem('memberId', 'isDue', words.lessIsDue);
    return rewritePayment(tx, ctx, { kind: feeDue, due, taken, amount: taken.amount, mistake, former });
  }
}

/** An older book says what was paid; nobody owes the rest of a sum that was typed wrongly, and its days stay paid. */
async function setPaidSum(tx: Tx, ctx: Ctx, fee: FeeRecord, amount: number): Promise<void> {
  const { id: entityId, feeNumber: label } = fee;
  await updateFeeRow(tx, entityId, { amount, status: 'open' }, ctx.now);
  const before = { amount: formatAmount(fee.amount) };
  const after = { amount: formatAmount(amount) };
  await ctx.audit(tx, { action: 'update', entity: 'MembershipFee', entityId, label, before, after });
}

/** What a member owes for registering, else for the renewal they asked for, else for as many periods as were paid. */
async function dueOfMember(
  tx: Tx,
  ctx: Ctx,
  memberId: string,
  { periods }: { periods: number },
  { proposeRenewal }: OtherUses,
): Promise<Due> {
  const member = await lockFeePayer(tx, memberId);
  if (!member || member.deletedAt) throw fieldProblem('memberId', 'exists', words.noMember);
  const registration = (await findRegistrationFees(tx, memberId)).find(({ status }) => status === 'open');
  if (registration) return orNotFound(await feeDue.lock(tx, registration.id));
  const asked = (await findOpenRenewal(tx, memberId)) ? {} : { periods };
  return asDue((await proposeRenewal(tx, ctx, member, asked, 'staff')).fee);
}
