import {
  balanceOf,
  type BankLine,
  formatAmount,
  isAllowed,
  type MatchedPayment,
  type Suggestion,
} from '@kathok/contract';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { findMatchedPayments, type MatchedRow } from './matched-payment.repository.ts';
import type { SortedLine } from './sort-lines.ts';

export type PaymentsById = ReadonlyMap<string, MatchedPayment>;

/** Payments as they are shown beside a line. Who pays a fee is told to those who may read members. */
export async function presentPayments(ctx: Ctx, ids: readonly string[]): Promise<PaymentsById> {
  const maySeeMembers = isAllowed(actorOf(ctx).ability, 'read', 'Member');
  const rows = await findMatchedPayments(ctx.db, ids);
  return new Map(rows.map((row) => [row.id, toMatchedPayment(row, maySeeMembers)]));
}

function toMatchedPayment(row: MatchedRow, maySeeMembers: boolean): MatchedPayment {
  const shared = {
    paymentId: row.id,
    amount: formatAmount(row.amount),
    status: row.status,
    paidOn: row.paidOn,
    journalNumber: row.journalNumber,
    reference: row.reference,
    hasSlip: row.slipFileId !== null,
    receiptNumber: row.receiptNumber,
    pledgeId: row.pledgeId,
    owed: owedOf(row),
  };
  if (row.feeId === null)
    return {
      ...shared,
      dueKind: 'donation',
      dueId: row.donationId!,
      sort: 'donation',
      payerName: row.donorName,
      membershipCode: row.donorCode,
      title: row.purposeName ?? '',
    };
  return {
    ...shared,
    dueKind: 'fee',
    dueId: row.feeId,
    sort: row.feeKind ?? 'renewal',
    payerName: maySeeMembers ? row.memberName : null,
    membershipCode: maySeeMembers ? row.payerCode : null,
    title: row.typeName ?? '',
  };
}

/** Of a fee that somebody may still pay. More than that is not taken for it. */
function owedOf({ feeAmount, feePaid, feeStatus, endReason, deletedAt }: MatchedRow): string | null {
  if (feeAmount === null || feeStatus !== 'open' || endReason !== null || deletedAt !== null) return null;
  const balance = balanceOf({ amount: feeAmount, amountPaid: feePaid ?? 0 });
  return balance > 0 ? formatAmount(balance) : null;
}

/** The ids of all payments that are shown with these lines. */
export const paymentsOfLines = (lines: readonly SortedLine[]): string[] =>
  lines.flatMap(({ proposals, decidedPaymentId }) => [
    ...proposals.map(({ paymentId }) => paymentId),
    ...(decidedPaymentId === null ? [] : [decidedPaymentId]),
  ]);

/** What the bank wrote, what it may be or already is, and where the same line was read first. */
export function toBankLine(
  line: SortedLine,
  payments: PaymentsById,
  suggestion: Suggestion | null = null,
): BankLine {
  const pledge = presentRecognised(line);
  return {
    id: line.id,
    lineNumber: line.lineNumber,
    bookedOn: line.bookedOn,
    amount: formatAmount(line.amount),
    description: line.description,
    journalNumber: line.journalNumber,
    pile: line.pile,
    pledgeId: pledge?.pledgeId ?? pledgeOfDecision(line, payments),
    pledge,
    proposals: line.proposals.flatMap(({ paymentId, evidence, approvedFor, isMeanwhile }) => {
      const payment = payments.get(paymentId);
      const approved = approvedFor === null ? null : formatAmount(approvedFor);
      return payment ? [{ ...payment, evidence, approvedFor: approved, isMeanwhile }] : [];
    }),
    repeats: firstReadingOf(line),
    counted: countedOf(line, payments),
    suggestion,
  };
}

function presentRecognised({ recognised }: SortedLine): BankLine['pledge'] {
  if (!recognised) return null;
  const { pledge, evidence, loose } = recognised;
  const { pledgeId, pledgeNumber, donorName, purpose, amount, rhythm, state } = pledge;
  const recorded = loose && {
    paymentId: loose.paymentId,
    paidOn: loose.paidOn,
    receiptNumber: loose.receiptNumber,
  };
  const shown = { pledgeId, pledgeNumber, donorName, purpose, rhythm, state };
  return { ...shown, amount: formatAmount(amount), evidence, recorded };
}

const pledgeOfDecision = ({ decidedPaymentId }: SortedLine, payments: PaymentsById) =>
  (decidedPaymentId !== null && payments.get(decidedPaymentId)?.pledgeId) || null;

function firstReadingOf(line: SortedLine): BankLine['repeats'] {
  const { earlierId, earlierName, earlierNumber, earlierFirstDay, earlierLastDay } = line;
  if (earlierId === null || earlierFirstDay === null || earlierLastDay === null) return null;
  return {
    statementId: earlierId,
    fileName: earlierName ?? '',
    firstDay: earlierFirstDay,
    lastDay: earlierLastDay,
    lineNumber: earlierNumber ?? 0,
  };
}

function countedOf({ decisionKind, decidedAt, decidedPaymentId }: SortedLine, payments: PaymentsById) {
  if (decisionKind === null || decidedAt === null) return null;
  const payment = (decidedPaymentId !== null && payments.get(decidedPaymentId)) || null;
  return { kind: decisionKind, decidedAt: decidedAt.toISOString(), payment };
}
