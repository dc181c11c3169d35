import { type CardDoubt, formatAmount, nextPaymentState } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Statement } from '../../../gateways/card-gateway.ts';
import type { Ctx } from '../../../platform/context.ts';
import { bookedDay } from './booked-day.ts';
import { type CardAttemptRecord, isGatewayReferenceUsed } from '../card-attempt.repository.ts';
import { words } from '../words.en.ts';
import { type Due, type DueKind, endCardPayment, settleCardPayment } from '../../payments/index.ts';

type Doubt = Exclude<CardDoubt, 'surplus' | 'refund'> | null;

interface BankAnswer {
  kind: DueKind;
  /** Undefined where it was taken out meanwhile. */
  due: Due | undefined;
  attempt: CardAttemptRecord;
  statement: Statement;
  /** The job will not ask again. */
  isLast: boolean;
}

/**
 * Does what the gateway itself said, at most once: the fee or donation and the payment are locked by the caller.
 * Answers what staff have to look at, if anything.
 */
export async function settle(tx: Tx, ctx: Ctx, asked: BankAnswer): Promise<Doubt> {
  const { attempt, statement, isLast } = asked;
  switch (statement.outcome) {
    case 'paid':
      return settlePaid(tx, ctx, asked);
    case 'failed':
      return refuse(
        tx,
        ctx,
        asked,
        'gatewayNo',
        words.refusals[statement.responseCode ?? ''] ?? words.refused,
      );
    case 'cancelled':
      return refuse(tx, ctx, asked, 'gatewayCancelled', words.cancelled);
    case 'absent':
      // A day later the gateway still knows of no such order: the payer never got there. Its word, not our guess.
      return isLast ? refuse(tx, ctx, asked, 'gatewayCancelled', words.abandoned) : attempt.doubt;
    case 'unknown':
      return isLast && attempt.status === 'processing' ? (attempt.doubt ?? 'silent') : attempt.doubt;
  }
}

async function settlePaid(tx: Tx, ctx: Ctx, asked: BankAnswer): Promise<Doubt> {
  const { kind, due, attempt, statement } = asked;
  if (!nextPaymentState(attempt.status, 'gatewayYes')) return null;
  const isThisOne =
    statement.reference !== null &&
    statement.amountMinor === attempt.amount &&
    (statement.currency ?? attempt.currency) === attempt.currency;
  if (!isThisOne || (await isGatewayReferenceUsed(tx, attempt.gateway ?? '', statement.reference ?? '')))
    return 'different';
  if (!due) return 'withdrawn';
  const { day: paidOn, isFromBank } = bookedDay({
    bankDay: statement.bankDay,
    startedAt: attempt.submittedAt,
    now: ctx.now,
  });
  if (!isFromBank)
    ctx.log.warn(
      { paymentId: attempt.id },
      'the bank names no day that can be right: a payment is booked on the day we learned of it',
    );
  const settled = { paidOn, gatewayReference: statement.reference };
  const paid = await settleCardPayment(tx, ctx, { kind, due, payment: attempt }, settled);
  await audit(tx, ctx, asked, 'card_paid', {
    amount: formatAmount(attempt.amount),
    ...paid,
    paidOn,
    isDayFromBank: isFromBank,
  });
  return null;
}

async function refuse(
  tx: Tx,
  ctx: Ctx,
  asked: BankAnswer,
  event: 'gatewayNo' | 'gatewayCancelled',
  reason: string,
): Promise<Doubt> {
  const { kind, due, attempt } = asked;
  if (!(await endCardPayment(tx, ctx, { kind, due, payment: attempt }, event, reason))) return attempt.doubt;
  await audit(tx, ctx, asked, event === 'gatewayNo' ? 'card_refused' : 'card_cancelled', { reason });
  return null;
}

async function audit(
  tx: Tx,
  ctx: Ctx,
  { kind, due, attempt, statement }: BankAnswer,
  action: string,
  after: Record<string, unknown>,
): Promise<void> {
  const gatewayReference = statement.reference;
  await ctx.audit(tx, {
    action,
    entity: kind.entity,
    entityId: due?.id ?? attempt.feeId ?? attempt.donationId,
    label: due?.label ?? null,
    after: { paymentId: attempt.id, gatewayReference, ...after },
  });
}
