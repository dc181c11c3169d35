import { type CardAttempt, type CardPayment, formatAmount } from '@kathok/contract';
import type { ShownCardPayment } from './card-payment.repository.ts';
import { openDoubt } from './open-doubt.ts';

export function toCardPayment(row: ShownCardPayment): CardPayment {
  return {
    transactionId: row.gatewayOrderId ?? '',
    status: row.status,
    amount: formatAmount(row.amount),
    currency: row.currency,
    kind: row.feeId === null ? 'donation' : 'fee',
    dueId: row.feeId ?? row.donationId ?? '',
    memberId: row.memberId,
    reference: row.reference ?? '',
    startedAt: row.submittedAt.toISOString(),
    reason: row.reason,
    receiptNumber: row.receiptNumber,
    isSurplus: row.isSurplus,
    isSimulation: row.isSimulation,
  };
}

export function toCardAttempt(row: ShownCardPayment, now: Date): CardAttempt {
  return {
    ...toCardPayment(row),
    id: row.id,
    payerName: row.payerName ?? '',
    doubt: openDoubt(row, now),
    gatewayReference: row.gatewayReference,
    gatewayWords: row.gatewayWords,
    timesAsked: row.timesAsked,
    lastAskedAt: row.lastAskedAt?.toISOString() ?? null,
    nextAskAt: row.nextAskAt?.toISOString() ?? null,
  };
}
