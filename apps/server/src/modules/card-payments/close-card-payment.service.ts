import type { CardAttempt, cardPayments, InputOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { requireMayDecide } from './card-payment-access.ts';
import { findAttempt, lockAttempt, markDecided } from './card-attempt.repository.ts';
import { dueOf } from './due-kinds.ts';
import { unresolvedReason } from './unresolved-reason.ts';
import { presentCardAttempt } from './present-card-payment.ts';
import { words } from './words.en.ts';
import { type DueKinds, endCardPayment } from '../payments/index.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';

/**
 * Staff have cleared it up with the bank. Nothing of it is credited and it is not asked about again, so that the fee
 * or donation is free: to be paid anew, or for what did come to be recorded by hand. Should the bank say yes after all,
 * that still credits.
 */
export function closeCardPayment(
  ctx: Ctx,
  { params, body: { reason } }: InputOf<typeof cardPayments.close>,
  dues: DueKinds,
): Promise<CardAttempt> {
  return inTransaction(ctx, async (tx) => {
    const named = orNotFound(await findAttempt(tx, params.id));
    requireMayDecide(ctx, named);
    const { kind, dueId } = dueOf(named, dues);
    const due = await kind.lock(tx, dueId);
    const attempt = (await lockAttempt(tx, named.id)) ?? named;
    const doubt = unresolvedReason(attempt, ctx.now);
    if (!doubt) throw new AppError('wrong_state', { detail: words.notOpen });
    if (doubt === 'refund') throw new AppError('wrong_state', { detail: words.refundOpen });
    if (doubt === 'surplus') throw new AppError('wrong_state', { detail: words.paidTwice });
    const decided = { reason, verifiedAt: ctx.now, verifiedBy: actorOf(ctx).id, updatedAt: ctx.now };
    await endCardPayment(tx, ctx, { kind, due, payment: attempt }, 'givenUp');
    await markDecided(tx, attempt.id, decided);
    await ctx.audit(tx, {
      action: 'close_card_payment',
      entity: 'Payment',
      entityId: attempt.id,
      label: attempt.gatewayOrderId,
      reason,
      before: { status: attempt.status, doubt: attempt.doubt, gatewayWords: attempt.gatewayWords },
    });
    return presentCardAttempt(tx, attempt.id, ctx.now);
  });
}
