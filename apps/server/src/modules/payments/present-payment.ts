import { formatAmount, type Payment, type Refund } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { DueKind } from './due.ts';
import { type PaymentRow, paymentRows } from './payment-rows.repository.ts';
import { readSnapshot } from './receipts/snapshot.ts';
import { findLatestRefunds } from './refunds/refund.repository.ts';

/** All attempts to pay a due, the newest first. */
export async function presentPayments(
  db: Db | Tx,
  { column }: Pick<DueKind, 'column'>,
  dueId: string,
): Promise<Payment[]> {
  const rows = await paymentRows(db)
    .where(`payments.${column}`, '=', dueId)
    .orderBy('payments.submittedAt', 'desc')
    .orderBy('payments.createdAt', 'desc')
    .orderBy('payments.id')
    .execute();
  const refunds = await presentRefunds(
    db,
    rows.filter(({ method }) => method === 'card').map(({ id }) => id),
  );
  return rows.map((row) => toPayment(row, refunds.get(row.id)));
}

/** For the payer: all of it but what the office noted beside it. */
export const withoutRemarks = (payments: Payment[]): Payment[] =>
  payments.map((payment) => ({ ...payment, remarks: null }));

export function toPayment(row: PaymentRow, refund: Refund | null = null): Payment {
  return {
    id: row.id,
    method: row.method,
    amount: formatAmount(row.amount),
    currency: row.currency,
    status: row.status,
    bank: row.bank,
    journalNumber: row.journalNumber,
    paidOn: row.paidOn,
    slip: row.slipFileId && `/payments/${row.id}/slip`,
    slipType: row.mediaType,
    gatewayOrderId: row.gatewayOrderId,
    gatewayReference: row.gatewayReference,
    submittedAt: row.submittedAt.toISOString(),
    submittedBy: row.submitterName,
    verifiedBy: row.verifierName,
    verifiedAt: row.verifiedAt?.toISOString() ?? null,
    reason: row.reason,
    remarks: row.remarks,
    isSurplus: row.isSurplus,
    isSimulated: row.isSimulated,
    refund,
    receipt: receiptOf(row),
    version: row.version,
  };
}

function receiptOf(row: PaymentRow): Payment['receipt'] {
  const { receiptId: id, receiptNumber, issuedOn, verificationCode, snapshot } = row;
  if (!id || !receiptNumber || !issuedOn || !verificationCode || !snapshot) return null;
  const { receivedFrom, amount, currency, title, period, method } = readSnapshot(snapshot);
  return {
    id,
    receiptNumber,
    issuedOn,
    amount,
    currency,
    receivedFrom: receivedFrom.name,
    title,
    period,
    method,
    // Also where the paper itself does not say so, because it was issued before such payments were marked.
    isSimulated: row.isSimulated,
    verificationCode,
    voidedAt: row.voidedAt?.toISOString() ?? null,
    voidReason: row.voidReason,
    replacedBy: row.replacedByNumber,
  };
}

/** The latest request to the bank to send each of these payments back. */
export async function presentRefunds(
  db: Db | Tx,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Refund>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await findLatestRefunds(db, paymentIds);
  return new Map(
    rows.map((row) => [
      row.paymentId,
      {
        call: row.call,
        state: row.state,
        requestedAt: row.requestedAt.toISOString(),
        requestedBy: row.requesterName,
        answeredAt: row.answeredAt?.toISOString() ?? null,
        bankReference: row.bankReference,
        bankWords: row.bankWords,
      },
    ]),
  );
}
