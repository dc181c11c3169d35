import { randomInt } from 'node:crypto';
import { type CardStart, type cardPayments, type InputOf } from '@kathok/contract';
import type { CardGateway, CardOrder } from '../../gateways/card-gateway.ts';
import { AppError } from '../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { nextAskAt } from './enquiries/ask-times.ts';
import { insertAttempt, referenceOf } from './card-attempt.repository.ts';
import { words } from './words.en.ts';
import { type DueKind, type DueKinds, startCardPayment } from '../payments/index.ts';
import type { PaymentRecord } from '../../db/schema.ts';

const returnPath = '/api/payments/worldline/return';

type PayFee = InputOf<typeof cardPayments.payFee>;
type PayDonation = InputOf<typeof cardPayments.payDonation>;

export const payFee = (ctx: Ctx, { params }: PayFee, dues: DueKinds) => start(ctx, dues.fee, params.id);
export const payDonation = (ctx: Ctx, { body }: PayDonation, dues: DueKinds) =>
  start(ctx, dues.donation, body.donationId);

export function requireGateway({ card }: Ctx): CardGateway {
  if (!card.gateway) throw new AppError('card_payments_off', { detail: card.reason });
  return card.gateway;
}

/** The attempt is on our books before the payer leaves for the bank: whatever happens there, we know what to ask for. */
function start(ctx: Ctx, kind: DueKind, dueId: string): Promise<CardStart> {
  const gateway = requireGateway(ctx);
  return inTransaction(ctx, async (tx) => {
    const orderId = newOrderId();
    const { due, payment } = await startCardPayment(tx, ctx, { kind, dueId }, { gateway, orderId });
    await insertAttempt(tx, { paymentId: payment.id, nextAskAt: nextAskAt(ctx.now, 0) });
    const order = orderOf(payment, words.statement[kind.entity](await referenceOf(tx, kind.table, due.id)));
    await ctx.audit(tx, {
      action: 'start_card_payment',
      entity: kind.entity,
      entityId: due.id,
      label: due.label,
      after: { paymentId: payment.id, orderId: order.orderId, isSimulated: payment.isSimulated },
    });
    const redirect = gateway.start(order, `${ctx.baseUrl}${returnPath}`);
    return { paymentId: payment.id, transactionId: order.orderId, redirect };
  });
}

export function orderOf(payment: PaymentRecord, description = ''): CardOrder {
  return {
    orderId: payment.gatewayOrderId ?? '',
    amountMinor: payment.amount,
    currency: payment.currency,
    description,
    startedAt: payment.submittedAt,
  };
}

// Crockford's alphabet has no letter that looks like a digit. 20 of 32 are 100 bits, and gateways take no longer ones.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the gateway knows an attempt by, and what opens its result page: nobody can guess one. */
function newOrderId(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
