import { type Day, dayOf } from '@kathok/contract';
import { excessAsDonation } from '../../donations/index.ts';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import {
  addCoverage,
  canClaimDays,
  claimDays,
  closeUpDays,
  isCovered,
  removeCoverageOf,
} from '../../coverages/index.ts';
import { afterReversal, settledPeriod, termsToPutBack, whyClosed } from '../fee-rules.ts';
import { closeNext, lockFee, type LockedFee } from './locked-fee.ts';
import {
  type FeeRecord,
  findFeeFacts,
  findFeeRecord,
  findRenewalOf,
  passOnPrevious,
  updateFeeRow,
  updateRenewalRow,
} from '../fee.repository.ts';
import { feeFacts } from '../present-fee.ts';
import { words } from '../words.en.ts';
import { type FeePayer, lockFeePayer, offerAccounts, setMemberTerms } from '../../members/index.ts';
import type { Due, DueKind } from '../../payments/index.ts';
import type { Ctx } from '../../../platform/context.ts';

export const asDue = ({ id, amount, currency, amountPaid, feeNumber }: FeeRecord): Due => ({
  id,
  amount,
  currency,
  amountPaid,
  label: feeNumber,
});

/** Membership fees, as the payments core sees them. Paid in full they become coverage. */
export const feeDue: DueKind = {
  column: 'feeId',
  table: 'membershipFees',
  entity: 'MembershipFee',
  head: 'membership_fees',
  mayBeMore: false,
  async lock(tx, id) {
    const locked = await lockFee(tx, id);
    return locked && asDue(locked.fee);
  },
  closedBecause,
  // Whatever came, a fee stays what it is: the rest stays open.
  received: (due) => ({ due, columns: {} }),
  settled,
  unsettled,
  facts: async (tx, { id }) => feeFacts(await findFeeFacts(tx, id)),
  excess: excessAsDonation,
};

async function closedBecause(tx: Tx, due: Due): Promise<string | null> {
  const { fee, member } = await whole(tx, due);
  const { endReason, deletedAt } = member;
  const isLifetime = member.isLifetime && !(await paysForOwnDays(tx, fee));
  const closing = whyClosed({ status: fee.status, endReason, isLifetime, isRemoved: deletedAt !== null });
  return closing && words.closedFor[closing];
}

/** A fee of an older book, for days that no payment covers: it may be paid although the register says for life. */
const paysForOwnDays = async (tx: Tx, fee: FeeRecord) =>
  fee.importId !== null && (await canClaimDays(tx, daysOf(fee)));

async function settled(tx: Tx, ctx: Ctx, due: Due, { paidOn }: { paidOn: string }): Promise<void> {
  const { fee, member } = await whole(tx, due);
  await coverFee(tx, ctx, { fee, member, status: 'paid', paidOn });
  if (fee.wantsAccount) await offerAccounts(tx, [member.id], ctx.now);
  const renewal = await findRenewalOf(tx, fee.id);
  if (!renewal) return;
  // History never changes what a member is today.
  const isHistory = fee.importId !== null;
  const previous = isHistory
    ? {}
    : { previousTypeId: member.membershipTypeId, previousFrequencyId: member.paymentFrequencyId };
  await updateRenewalRow(tx, renewal.id, { status: 'confirmed', ...previous }, ctx.now);
  if (!isHistory) await setMemberTerms(tx, ctx, member, fee);
}

/** A renewal whose money was taken out to be written anew was over for a moment. */
export async function reopenFee(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const { fee, member } = orNotFound(await lockFee(tx, id));
  if (fee.status !== 'cancelled') return;
  if (!(await closeNext(tx, ctx, member))) throw new AppError('wrong_state', { detail: words.nextHasMoney });
  await updateFeeRow(tx, fee.id, { status: 'open' }, ctx.now);
  const renewal = await findRenewalOf(tx, fee.id);
  if (renewal) await updateRenewalRow(tx, renewal.id, { status: 'proposed' }, ctx.now);
}

async function unsettled(
  tx: Tx,
  ctx: Ctx,
  due: Due,
  { isSentBack, comesBack }: { isSentBack: boolean; comesBack: boolean },
): Promise<null> {
  const { fee, member } = await whole(tx, due);
  await takeBack(tx, ctx, { fee, member, due }, isSentBack);
  // Of an older book it takes its own days again a moment later; what is left free is closed after that.
  if (!comesBack) await closeUpDays(tx, ctx, fee, words.movedForward(fee.feeNumber));
  return null;
}

async function takeBack(
  tx: Tx,
  ctx: Ctx,
  { fee, member, due }: LockedFee & { due: Due },
  isSentBack: boolean,
): Promise<void> {
  await removeCoverageOf(tx, fee.id);
  const status = afterReversal({ kind: fee.kind, amountPaid: due.amountPaid });
  await updateFeeRow(tx, fee.id, { status }, ctx.now);
  const renewal = await findRenewalOf(tx, fee.id);
  if (!renewal) return;
  const isProposed = status === 'open' && (await closeNext(tx, ctx, member));
  // What the bank has sent back is not refused any more: the rest may be paid without a proposal, too.
  if (status === 'open' && !isProposed && !isSentBack)
    throw new AppError('wrong_state', { detail: words.nextHasMoney });
  const { previousTypeId, previousFrequencyId } = renewal;
  const before =
    previousTypeId && previousFrequencyId
      ? { membershipTypeId: previousTypeId, paymentFrequencyId: previousFrequencyId }
      : null;
  const terms = termsToPutBack(member, fee, before);
  if (terms) await setMemberTerms(tx, ctx, member, terms);
  if (before) await passOnPrevious(tx, fee, before);
  await updateRenewalRow(
    tx,
    renewal.id,
    {
      status: isProposed ? 'proposed' : 'cancelled',
      previousTypeId: null,
      previousFrequencyId: null,
    },
    ctx.now,
  );
}

/** What was corrected is not paid in full any more, or was for something else: its days are free, and those behind move. */
export async function closeUpAfter(tx: Tx, ctx: Ctx, id: string): Promise<void> {
  const { fee } = orNotFound(await lockFee(tx, id));
  if (fee.status === 'open' || fee.status === 'cancelled')
    await closeUpDays(tx, ctx, fee, words.movedForward(fee.feeNumber));
}

/** The member is locked since the fee was. */
async function whole(tx: Tx, due: Due) {
  const fee = await findFeeRecord(tx, due.id);
  const member = fee && (await lockFeePayer(tx, fee.memberId));
  if (!fee || !member) throw new AppError('not_found');
  return { fee, member };
}

/** The days that a fee stands for. */
const daysOf = ({ memberId, periodFrom: fromDay, periodTo: toDay }: FeeRecord) => ({
  memberId,
  fromDay,
  toDay,
});

interface Settled {
  fee: FeeRecord;
  member: FeePayer;
  status: 'paid' | 'waived';
  paidOn: Day;
}

/** A fee that is paid or waived covers its days; of an older book its own, where no other payment stands for them. */
export async function coverFee(tx: Tx, ctx: Ctx, { fee, member, status, paidOn }: Settled): Promise<void> {
  const source = status === 'paid' ? ('fee' as const) : ('waiver' as const);
  // What was waived is no part of what the import paid for.
  const importId = status === 'paid' ? fee.importId : null;
  const coverage = { ...daysOf(fee), source, feeId: fee.id, importId, createdAt: ctx.now };
  const isHistory = fee.importId !== null;
  if (isHistory && (await claimDays(tx, coverage))) {
    await updateFeeRow(tx, fee.id, { status }, ctx.now);
    return;
  }
  if (member.isLifetime) throw new AppError('wrong_state', { detail: words.coveredForLife });
  const { months } = await findFeeFacts(tx, fee.id);
  const { kind, periods, periodFrom, periodTo } = fee;
  const period = settledPeriod(
    {
      kind,
      months,
      periods,
      isHistory,
      period: { periodFrom, periodTo },
      createdOn: dayOf(fee.createdAt),
      paidOn,
    },
    member.paidUntil,
    await isCovered(tx, member.id, periodFrom, periodTo),
  );
  await updateFeeRow(tx, fee.id, { ...period, status }, ctx.now);
  await addCoverage(tx, { ...coverage, fromDay: period.periodFrom, toDay: period.periodTo });
}
