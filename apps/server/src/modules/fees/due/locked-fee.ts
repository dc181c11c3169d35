import { orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type FeePayer, lockFeePayer } from '../../members/index.ts';
import { findPayments } from '../../payments/index.ts';
import { holdsTerms, type TermsAsker } from '../fee-rules.ts';
import {
  type FeeRecord,
  findFeeRecord,
  findOpenRenewal,
  lockFeeRecord,
  updateFeeRow,
  updateRenewalRow,
} from '../fee.repository.ts';
import { words } from '../words.en.ts';

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
export async function closeNext(tx: Tx, ctx: Ctx, member: FeePayer): Promise<boolean> {
  const next = await findOpenRenewal(tx, member.id);
  if (!next) return true;
  const fee = orNotFound(await lockFeeRecord(tx, next.feeId));
  if (await heldBy(tx, fee, { isVisitor: false, now: ctx.now })) return false;
  await cancelProposal(tx, ctx, { renewal: next, fee, member });
  return true;
}
