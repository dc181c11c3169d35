import { type BankLine, formatAmount, isAllowed, type MatchedPayment } from '@kathok/contract';
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

export function toBankLine(line: SortedLine, payments: PaymentsById): BankLine {
  const { earlierId, earlierName, earlierNumber } = line;
  return {
    id: line.id,
    lineNumber: line.lineNumber,
    bookedOn: line.bookedOn,
    amount: formatAmount(line.amount),
    description: line.description,
    journalNumber: line.journalNumber,
    pile: line.pile,
    proposals: line.proposals.flatMap(({ paymentId, evidence }) => {
      const payment = payments.get(paymentId);
      return payment ? [{ ...payment, evidence }] : [];
    }),
    repeats:
      earlierId === null
        ? null
        : { statementId: earlierId, fileName: earlierName ?? '', lineNumber: earlierNumber ?? 0 },
  };
}
