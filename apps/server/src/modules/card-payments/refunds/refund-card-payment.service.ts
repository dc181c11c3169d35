import {
  type CardAttempt,
  type cardPayments,
  type InputOf,
  type RefundCall,
  refundCalls,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { RefundAnswer } from '../../../gateways/card-gateway.ts';
import { nextAskAt } from '../enquiries/ask-times.ts';
import { findAttempt, lockAttempt, setNextAsk } from '../card-attempt.repository.ts';
import { dueOf } from '../due-kinds.ts';
import { presentCardAttempt } from '../present-card-payment.ts';
import { orderOf, requireGateway } from '../start-card-payment.service.ts';
import { words } from '../words.en.ts';
import { type DueKind, type DueKinds, requestRefund, takeRefundOutcome } from '../../payments/index.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Refund = InputOf<typeof cardPayments.refundFee>;
type RefundOutcome = Parameters<typeof takeRefundOutcome>[3];

export const refundFee = (ctx: Ctx, { params, body }: Refund, dues: DueKinds) =>
  sendBack(ctx, dues, { kind: dues.fee, dueId: params.id }, body);
export const refundDonation = (ctx: Ctx, { params, body }: Refund, dues: DueKinds) =>
  sendBack(ctx, dues, { kind: dues.donation, dueId: params.id }, body);

/**
 * The request is on our books before the bank hears of it, and no transaction is open while the bank thinks. Only when
 * the bank says that it sends the money back is the payment reversed.
 */
async function sendBack(
  ctx: Ctx,
  dues: DueKinds,
  { kind, dueId }: { kind: DueKind; dueId: string },
  asked: Refund['body'],
): Promise<CardAttempt> {
  const gateway = requireGateway(ctx);
  const available = refundCalls.filter((call) => gateway.sendBack[call] !== undefined);
  const { payment, call } = await inTransaction(ctx, async (tx) => {
    const requested = await requestRefund(tx, ctx, kind, dueId, asked, { gateway: gateway.name, available });
    await setNextAsk(tx, requested.payment.id, nextAskAt(ctx.now, 0));
    return requested;
  });
  const answer = await askForRefund(ctx, call, payment);
  await inTransaction(ctx, (tx) =>
    takeOutcome(tx, ctx, dues, { paymentId: payment.id, outcome: outcomeOf(answer, payment.amount) }),
  );
  return presentCardAttempt(ctx.db, payment.id, ctx.now);
}

async function askForRefund(ctx: Ctx, call: RefundCall, payment: PaymentRecord): Promise<RefundAnswer> {
  const send = requireGateway(ctx).sendBack[call];
  if (!send) throw new AppError('card_payments_off');
  return send(orderOf(payment), payment.gatewayReference ?? '');
}

/** Another sum than the one that was paid is no clear answer. */
function outcomeOf(
  { outcome, reference, amountMinor, description }: RefundAnswer,
  paid: number,
): RefundOutcome {
  const isOtherSum = outcome === 'done' && amountMinor !== null && amountMinor !== paid;
  return {
    outcome: isOtherSum ? 'unknown' : outcome,
    reference,
    told: isOtherSum ? words.otherSumBack : description,
  };
}

/** Staff have cleared up with the bank what became of it. */
export async function settleRefund(
  ctx: Ctx,
  { params, body: { outcome, reason } }: InputOf<typeof cardPayments.settleRefund>,
  dues: DueKinds,
): Promise<CardAttempt> {
  await inTransaction(ctx, async (tx) => {
    const told = { outcome, reference: null, told: reason, isByStaff: true };
    const wasOpen = await takeOutcome(tx, ctx, dues, { paymentId: params.id, outcome: told });
    if (!wasOpen) throw new AppError('wrong_state', { detail: words.noOpenRefund });
  });
  return presentCardAttempt(ctx.db, params.id, ctx.now);
}

/**
 * First what was paid for and then the payment, as everybody takes them who decides about both. Answers whether a
 * request was still open: the job may have learned the outcome first.
 */
async function takeOutcome(
  tx: Tx,
  ctx: Ctx,
  dues: DueKinds,
  { paymentId, outcome }: { paymentId: string; outcome: RefundOutcome },
): Promise<boolean> {
  const named = orNotFound(await findAttempt(tx, paymentId));
  const { kind, dueId } = dueOf(named, dues);
  const due = await kind.lock(tx, dueId);
  const payment = await lockAttempt(tx, named.id);
  if (!due || !payment) return false;
  const wasOpen = await takeRefundOutcome(tx, ctx, { kind, due, payment }, outcome);
  if (wasOpen && outcome.outcome !== 'unknown') await setNextAsk(tx, payment.id, null);
  return wasOpen;
}
