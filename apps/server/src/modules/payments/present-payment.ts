import { formatAmount, type Payment, type Refund } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { DueKind } from './due.ts';
import { readSnapshot } from './receipts/snapshot.ts';
import { presentRefunds } from './refunds/present-refund.ts';

/** Payments with all that a screen shows of them. */
export function paymentRows(db: Db | Tx) {
  return db
    .selectFrom('payments')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .leftJoin('receipts as replacing', 'replacing.id', 'receipts.replacedBy')
    .leftJoin('users as submitter', 'submitter.id', 'payments.submittedBy')
    .leftJoin('users as verifier', 'verifier.id', 'payments.verifiedBy')
    .leftJoin('files', 'files.id', 'payments.slipFileId')
    .selectAll('payments')
    .select(['submitter.name as submitterName', 'verifier.name as verifierName', 'files.mediaType'])
    .select(['receipts.id as receiptId', 'receipts.receiptNumber', 'receipts.issuedOn'])
    .select(['receipts.snapshot', 'receipts.verificationCode', 'receipts.voidedAt', 'receipts.voidReason'])
    .select('replacing.receiptNumber as replacedByNumber');
}
export type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number];

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

/** What came for a due when nothing was owed any more, and has not been returned; null where there is none. */
export async function presentKeptApart(
  db: Db | Tx,
  { column }: Pick<DueKind, 'column'>,
  dueId: string,
): Promise<string | null> {
  const { sum } = await db
    .selectFrom('payments')
    .select((row) => row.fn.sum<string | null>('amount').as('sum'))
    .where(column, '=', dueId)
    .where('status', '=', 'paid')
    .where('isSurplus', '=', true)
    .executeTakeFirstOrThrow();
  return sum === null ? null : formatAmount(Number(sum));
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
