import type { Day } from '@kathok/contract';
import type { DueKind } from './due.ts';
import type { PaymentRecord } from '../../db/schema.ts';

interface Other {
  kind: Pick<DueKind, 'column'>;
  dueId: string;
  amount: number;
  paidOn?: Day;
}

/** The money of a payment, for something else or with another amount. The transfer was one, so its journal number stays with it. */
export function splitPayment(payment: PaymentRecord, { kind, dueId, amount, paidOn }: Other, now: Date) {
  const { currency, method, gateway, bank, journalNumber, slipFileId } = payment;
  const { submittedAt, submittedBy, verifiedAt, verifiedBy } = payment;
  return {
    [kind.column]: dueId,
    splitOf: payment.id,
    status: 'paid' as const,
    amount,
    currency,
    paidOn: paidOn ?? payment.paidOn,
    method,
    // Whatever a simulated bank paid stays simulated.
    gateway,
    bank,
    journalNumber,
    slipFileId,
    submittedAt,
    submittedBy,
    verifiedAt,
    verifiedBy,
    createdAt: now,
    updatedAt: now,
  };
}
