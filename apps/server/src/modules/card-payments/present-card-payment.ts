import { type CardAttempt, type CardPayment, formatAmount, type Refund } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { findShown, type ShownCardPayment } from './card-payment.repository.ts';
import { unresolvedReason } from './unresolved-reason.ts';
import { presentRefunds } from '../payments/index.ts';

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
    isSimulation: row.isSimulated,
  };
}

/** For staff, with what became of sending them back. */
export async function presentCardAttempts(
  db: Db | Tx,
  rows: readonly ShownCardPayment[],
  now: Date,
): Promise<CardAttempt[]> {
  const refunds = await presentRefunds(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => toCardAttempt(row, refunds.get(row.id) ?? null, now));
}

export async function presentCardAttempt(db: Db | Tx, id: string, now: Date): Promise<CardAttempt> {
  const row = orNotFound(await findShown(db, id));
  const [attempt] = await presentCardAttempts(db, [row], now);
  return attempt!;
}

function toCardAttempt(row: ShownCardPayment, refund: Refund | null, now: Date): CardAttempt {
  return {
    ...toCardPayment(row),
    id: row.id,
    payerName: row.payerName ?? '',
    method: row.method,
    doubt: unresolvedReason(row, now),
    gatewayReference: row.gatewayReference,
    gatewayWords: row.gatewayWords,
    timesAsked: row.timesAsked,
    lastAskedAt: row.lastAskedAt?.toISOString() ?? null,
    nextAskAt: row.nextAskAt?.toISOString() ?? null,
    refund,
  };
}
