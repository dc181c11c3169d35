import { amountInWords, formatAmount, type Settings } from '@kathok/contract';
import { createHash } from 'node:crypto';
import type { DueFacts, PaymentRecord } from '../due.ts';

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
  period: DueFacts['period'];
  method: PaymentRecord['method'];
  /** Absent on receipts that were issued before simulated payments were marked. */
  isSimulated?: boolean;
}

interface Issued {
  receiptNumber: string;
  issuedOn: string;
  head: string;
  isSimulated: boolean;
}

/** All that is printed, in one order, so that the same receipt is always the same text. */
export function snapshotText(
  { receiptNumber, issuedOn, head, isSimulated }: Issued,
  payment: PrintedPayment,
  { payer, title, period, isTaxDeductible }: DueFacts,
  settings: Settings,
): string {
  const { email: _notPrinted, ...printed } = payer;
  return JSON.stringify({
    receiptNumber,
    issuedOn,
    paidOn: payment.paidOn,
    receivedFrom: printed,
    amount: formatAmount(payment.amount),
    currency: payment.currency,
    words: amountInWords(payment.amount, payment.currency, settings.digitGrouping),
    head,
    title,
    period,
    // Nobody may deduct what was never paid.
    isTaxDeductible: isTaxDeductible && !isSimulated,
    method: payment.method,
    bank: payment.bank,
    journalNumber: payment.journalNumber,
    gatewayReference: payment.gatewayReference,
    isSimulated,
    centre: {
      name: settings.centreName,
      nameDzongkha: settings.centreNameDzongkha,
      address: settings.address,
      phone: settings.phone,
      email: settings.email,
      registrationNumber: settings.registrationNumber,
      taxpayerNumber: settings.taxpayerNumber,
    },
    signatory: { name: settings.signatoryName, title: settings.signatoryTitle },
  });
}

/** Only `snapshotText` writes them, and nobody can change one. */
export const readSnapshot = (text: string) => JSON.parse(text) as Printed;

/** Each receipt seals the one before it: a byte changed anywhere is found. */
export function receiptHash(previousHash: string, snapshot: string): string {
  return createHash('sha256').update(`${previousHash}\n${snapshot}`).digest('hex');
}
