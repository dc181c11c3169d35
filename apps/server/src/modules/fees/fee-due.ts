import { type Day, dayOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { addCoverage, canClaimDays, claimDays, isCovered, removeCoverageOf } from '../coverages/index.ts';
import {
  afterReversal,
  holdsTerms,
  settledPeriod,
  type TermsAsker,
  termsToPutBack,
  whyClosed,
} from './fee-rules.ts';
import {
  type FeeRecord,
  findFeeFacts,
  findFeeRecord,
  findOpenRenewal,
  findRenewalOf,
  lockFeeRecord,
  passOnPrevious,
  updateFeeRow,
  updateRenewalRow,
} from './fee.repository.ts';
import { feeFacts } from './present-fee.ts';
import { words } from './words.en.ts';
import { type FeePayer, lockFeePayer, offerAccounts, setMemberTerms } from '../members/index.ts';
import { type Due, type DueKind, findPayments } from '../payments/index.ts';
import type { Ctx } from '../../platform/context.ts';

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
};

async function closedBecause(tx: Tx, due: Due): Promise<string | null> {
  const { fee, member } = await whole(tx, due);
  const { endReason, deletedAt } = member;
  const isLifetime = member.isLifetime && !(await paysForOwnDays(tx, fee));
  const closing = whyClosed({ status: fee.status, endReason, isLifetime, isRemoved: deletedAt !== null });
  return closing && words.closedFor[closing];
}

const daysOf = ({ memberId, periodFrom: fromDay, periodTo: toDay }: FeeRecord) => ({
  memberId,
  fromDay,
  toDay,
});

/** A fee of an older book, for days that no payment covers: it may be paid although the register says for life. */
const paysForOwnDays = async (tx: Tx, fee: FeeRecord) =>
  fee.importId !== null && (await canClaimDays(tx, daysOf(fee)));

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

/** Why a fee cannot change at present: money for it has come, or is on its way. Null where it can. */
export async function heldBy(tx: Tx, fee: FeeRecord, asker: TermsAsker): Promise<string | null> {
  if (fee.status !== 'open') return words.closed[fee.status];
  if (fee.amountPaid > 0) return words.partlyPaid;
  const attempts = await findPayments(tx, { column: 'feeId' }, fee.id);
  return attempts.some((attempt) => holdsTerms(attempt, asker)) ? words.moneyWaits : null;
}

/** How the audit names a renewal. */
export const auditedRenewal = (
  { id }: { id: string },
  { name, membershipCode }: Pick<FeePayer, 'name' | 'membershipCode'>,
) => ({ entity: 'MembershipRenewal', entityId: id, label: `${name}, ${membershipCode}` });

/** Nothing is owed any more; its link still shows what became of it. */
export async function cancelProposal(
  tx: Tx,
  ctx: Ctx,
  { renewal, fee, member }: LockedFee & { renewal: { id: string } },
): Promise<void> {
  await updateRenewalRow(tx, renewal.id, { status: 'cancelled' }, ctx.now);
  await updateFeeRow(tx, fee.id, { status: 'cancelled' }, ctx.now);
  await ctx.audit(tx, { action: 'cancel', ...auditedRenewal(renewal, member) });
}

/**
 * There is one open renewal at a time: the next one gives way to a renewal that money was paid for, and can be asked for
 * again. Answers false where money for it has come too, or waits.
 */
async function closeNext(tx: Tx, ctx: Ctx, member: FeePayer): Promise<boolean> {
  const next = await findOpenRenewal(tx, member.id);
  if (!next) return true;
  const fee = orNotFound(await lockFeeRecord(tx, next.feeId));
  if (await heldBy(tx, fee, { isVisitor: false, now: ctx.now })) return false;
  await cancelProposal(tx, ctx, { renewal: next, fee, member });
  return true;
}

async function unsettled(tx: Tx, ctx: Ctx, due: Due, { isSentBack }: { isSentBack: boolean }): Promise<void> {
  const { fee, member } = await whole(tx, due);
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

/** The member is locked since the fee was. */
async function whole(tx: Tx, due: Due) {
  const fee = await findFeeRecord(tx, due.id);
  const member = fee && (await lockFeePayer(tx, fee.memberId));
  if (!fee || !member) throw new AppError('not_found');
  return { fee, member };
}

export interface LockedFee {
  fee: FeeRecord;
  member: FeePayer;
}

/** The member first and then the fee, as everybody does, so that nobody waits in a circle. A merge may come in between. */
export async function lockFee(tx: Tx, id: string): Promise<LockedFee | undefined> {
  for (;;) {
    const seen = await findFeeRecord(tx, id);
    if (!seen) return undefined;
    const member = await lockFeePayer(tx, seen.memberId);
    const fee = await lockFeeRecord(tx, id);
    if (!fee || !member) return undefined;
    if (fee.memberId === member.id) return { fee, member };
  }
}
