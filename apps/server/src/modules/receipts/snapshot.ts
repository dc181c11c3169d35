import { amountInWords, formatAmount, type Settings } from '@kathok/contract';
import { createHash } from 'node:crypto';
import type { ReceiptFacts } from './receipt-facts.ts';
import type { PaymentRecord } from '../../db/schema.ts';
import { letterheadOf, paperTemplate } from '../../platform/letterhead.ts';

/** What a receipt says of the payment itself. */
export type PrintedPayment = Pick<
  PaymentRecord,
  'id' | 'amount' | 'currency' | 'paidOn' | 'method' | 'bank' | 'journalNumber' | 'gatewayReference'
>;

/** What screens show of a receipt, as it is printed. */
interface Printed {
  receivedFrom: { name: string };
  amount: string;
  currency: string;
  title: string;
  period: ReceiptFacts['period'];
  method: PaymentRecord['method'];
  /** Absent on receipts that were issued before simulated payments were marked. */
  isSimulated?: boolean;
}

interface Issued {
  receiptNumber: string;
  issuedOn: string;
  head: string;
  isSimulated: boolean;
  nameDzongkha: string | null;
}

/** All that is printed, in one order, so that the same receipt is always the same text. */
export function snapshotText(
  { receiptNumber, issuedOn, head, isSimulated, nameDzongkha }: Issued,
  payment: PrintedPayment,
  { payer, title, period, reference, isTaxDeductible }: ReceiptFacts,
  settings: Settings,
): string {
  const { email: _notPrinted, ...printed } = payer;
  return JSON.stringify({
    template: paperTemplate,
    receiptNumber,
    issuedOn,
    paidOn: payment.paidOn,
    receivedFrom: { ...printed, nameDzongkha },
    amount: formatAmount(payment.amount),
    currency: payment.currency,
    words: amountInWords(payment.amount, payment.currency, settings.digitGrouping),
    head,
    title,
    period,
    reference,
    // Nobody may deduct what was never paid.
    isTaxDeductible: isTaxDeductible && !isSimulated,
    method: payment.method,
    bank: payment.bank,
    journalNumber: payment.journalNumber,
    gatewayReference: payment.gatewayReference,
    isSimulated,
    ...letterheadOf(settings),
  });
}

/** Only `snapshotText` writes them, and nobody can change one. */
export const readSnapshot = (text: string) => JSON.parse(text) as Printed;

/** Each receipt seals the one before it: a byte changed anywhere is found. */
export function receiptHash(previousHash: string, snapshot: string): string {
  return createHash('sha256').update(`${previousHash}\n${snapshot}`).digest('hex');
}
