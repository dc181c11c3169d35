import { formatAmount, type Payment, type Refund } from '@kathok/contract';
import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { PaymentRecord, Schema } from '../../db/schema.ts';
import type { DueKind } from './due.ts';
import { type PaymentRow, paymentsOf } from './payment-rows.repository.ts';
import { type NewReceipt, readSnapshot } from '../receipts/index.ts';
import type { IssuedReceipt } from './acts/credit-payment.ts';
import { findLatestRefunds } from './refunds/refund.repository.ts';

/** All attempts to pay a due, the newest first. A payer is shown all but what the office noted beside it. */
export async function presentPayments(
  db: Db | Tx,
  { column }: Pick<DueKind, 'column'>,
  dueId: string,
  { isForPayer = false }: { isForPayer?: boolean } = {},
): Promise<Payment[]> {
  const rows = await paymentsOf[column](db, dueId);
  const refunds = await presentRefunds(
    db,
    rows.filter(({ method }) => method === 'card').map(({ id }) => id),
  );
  return rows.map((row) => {
    const remarks = isForPayer ? null : row.remarks;
    return toPayment(Object.assign(row, { remarks }), refunds.get(row.id));
  });
}

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

/** A payment that was just written, without a receipt so far; the person who recorded it has verified it where it is paid. */
export function toNewPayment(payment: Insertable<Schema['payments']>, recordedBy: string | null): Payment {
  return toPayment({
    ...blank,
    ...(payment as PaymentRecord),
    submitterName: recordedBy,
    verifierName: payment.status === 'paid' ? recordedBy : null,
  });
}

const blank = {
  feeId: null,
  donationId: null,
  slipFileId: null,
  slipSha256: null,
  gateway: null,
  gatewayOrderId: null,
  gatewayReference: null,
  reason: null,
  reversedAt: null,
  reversedBy: null,
  isSurplus: false,
  isSimulated: false,
  splitOf: null,
  jointPaymentId: null,
  importId: null,
  remarks: null,
  version: 1,
  mediaType: null,
  receiptId: null,
  receiptNumber: null,
  issuedOn: null,
  snapshot: null,
  verificationCode: null,
  voidedAt: null,
  voidReason: null,
  replacedByNumber: null,
};

function receiptOf(row: PaymentRow): Payment['receipt'] {
  const { receiptId: id, receiptNumber, issuedOn, verificationCode, snapshot } = row;
  if (!id || !receiptNumber || !issuedOn || !verificationCode || !snapshot) return null;
  const { isSimulated, voidedAt, voidReason, replacedByNumber: replacedBy } = row;
  return {
    ...toReceipt({ id, receiptNumber, issuedOn, verificationCode, snapshot }, isSimulated),
    voidedAt: voidedAt?.toISOString() ?? null,
    voidReason,
    replacedBy,
  };
}

type StandingReceipt = Pick<
  NewReceipt,
  'id' | 'receiptNumber' | 'issuedOn' | 'verificationCode' | 'snapshot'
>;

function toReceipt(
  { id, receiptNumber, issuedOn, verificationCode, snapshot }: StandingReceipt,
  isSimulated: boolean,
) {
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
    isSimulated,
    verificationCode,
    voidedAt: null,
    voidReason: null,
    replacedBy: null,
  };
}

interface PresentedDue {
  receiptNumber: string | null;
  payments: Payment[];
}

/** A fee or donation with a receipt that was issued in the same transaction: it is written at its end, so nobody can read it before. */
export function withReceipt<Due extends PresentedDue>(due: Due, receipt: IssuedReceipt | null): Due {
  if (!receipt) return due;
  const payments = due.payments.map((payment) =>
    payment.id === receipt.paymentId
      ? { ...payment, receipt: toReceipt(receipt, payment.isSimulated) }
      : payment,
  );
  return { ...due, payments, receiptNumber: receipt.isDeciding ? receipt.receiptNumber : due.receiptNumber };
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
