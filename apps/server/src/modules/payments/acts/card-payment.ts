import { balanceOf, type Day, dayOf, nextPaymentState, type PaymentEvent } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import type { CardGateway } from '../../../gateways/card-gateway.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { writeNow } from '../../../db/at-end/index.ts';
import { findPaperAddress } from '../../receipts/index.ts';
import { credit } from './credit-payment.ts';
import { type Due, type DueKind, lockDue } from '../due.ts';
import { isKeptApart, requireOpen } from '../payment-rules.ts';
import { findPayments, followPayments, insertPayment, movePayment } from '../payment.repository.ts';
import { tellApproved, tellCardClosed } from './payer-messages.ts';
import { cardWay } from '../ways-to-pay.ts';

/** Writes down the attempt to pay what is owed by card, before the payer leaves for the bank. */
export async function startCardPayment(
  tx: Tx,
  ctx: Ctx,
  { kind, dueId }: { kind: DueKind; dueId: string },
  { gateway, orderId }: { gateway: CardGateway; orderId: string },
): Promise<{ due: Due; payment: PaymentRecord }> {
  const due = await lockDue(tx, kind, dueId);
  await requireOpen(tx, kind, due);
  const { isAvailable, reason } = cardWay(ctx.card, due.currency);
  if (!isAvailable) throw new AppError('wrong_state', { detail: reason ?? '' });
  const payment = await insertPayment(tx, {
    [kind.column]: due.id,
    method: 'card',
    amount: balanceOf(due),
    currency: due.currency,
    status: 'processing',
    paidOn: dayOf(ctx.now),
    gateway: gateway.name,
    gatewayOrderId: orderId,
    submittedAt: ctx.now,
    submittedBy: ctx.actor?.id ?? null,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await followPayments(tx, kind, due, ctx.now);
  return { due, payment };
}

interface CardAttempt {
  kind: DueKind;
  due: Due;
  payment: PaymentRecord;
}

/** Credits a card payment that the bank has confirmed, and tells the payer. The caller has locked both. */
export async function settleCardPayment(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment }: CardAttempt,
  { paidOn, gatewayReference }: { paidOn: Day; gatewayReference: string | null },
): Promise<{ receiptNumber: string; isSurplus: boolean; isSimulated: boolean }> {
  // The terms may have changed since the payment was started, and the currency with them: the sums no longer compare.
  const isSurplus =
    payment.currency !== due.currency ||
    isKeptApart({
      amount: payment.amount,
      balance: balanceOf(due),
      closedBecause: await kind.closedBecause(tx, due),
      mayBeMore: kind.mayBeMore,
    });
  const paid = await movePayment(tx, payment, 'gatewayYes', {
    paidOn,
    gatewayReference,
    isSurplus,
    reason: null,
    verifiedAt: ctx.now,
    verifiedBy: null,
    updatedAt: ctx.now,
  });
  const attempts = await findPayments(tx, kind, due.id);
  const settings = await readSettings(tx);
  const credited = await credit(tx, ctx, { kind, due, payment: paid, attempts, settings });
  const address = await findPaperAddress(tx, kind.column, due.id);
  const { receipt } = credited;
  // The same word of the bank may be that the money went back: that finds the books and the receipt.
  await writeNow(tx);
  const { amount, currency, isSimulated } = paid;
  const balance = balanceOf(credited.due);
  const told = { receipt, amount, currency, balance, isSurplus, isSimulated };
  await tellApproved(tx, ctx, credited.facts, told, { settings, address });
  return { receiptNumber: receipt.receiptNumber, isSurplus, isSimulated };
}

/**
 * Ends an attempt that brought no money. Answers whether it was open. The payer hears of one that staff gave up; of what
 * the bank refused, the bank has told them. `due` is undefined where it was taken out meanwhile.
 */
export async function endCardPayment(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment }: Omit<CardAttempt, 'due'> & { due: Due | undefined },
  event: Extract<PaymentEvent, 'gatewayNo' | 'gatewayCancelled' | 'givenUp'>,
  reason?: string,
): Promise<boolean> {
  if (!nextPaymentState(payment.status, event)) return false;
  const changed = reason === undefined ? {} : { reason, verifiedAt: ctx.now, updatedAt: ctx.now };
  await movePayment(tx, payment, event, changed);
  if (!due) return true;
  await followPayments(tx, kind, due, ctx.now);
  if (event === 'givenUp') await tellCardClosed(tx, ctx, await kind.facts(tx, due), await readSettings(tx));
  return true;
}
