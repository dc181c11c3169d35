import {
  type CardAttempt,
  type CardDesk,
  type CardPayment,
  type cardPayments,
  type InputOf,
  type Paged,
  refundCalls,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { askGateway } from './enquiries/ask-gateway.ts';
import { findAttempt } from './card-attempt.repository.ts';
import { requireMayDecide } from './card-payment-access.ts';
import { findShownByOrderId, findUnresolved } from './card-payment.repository.ts';
import { presentCardAttempt, presentCardAttempts, toCardPayment } from './present-card-payment.ts';
import { requireGateway } from './start-card-payment.service.ts';
import { words } from './words.en.ts';
import { readableHeads } from '../ledger/index.ts';
import type { DueKinds } from '../payments/index.ts';
import type { Ctx } from '../../platform/context.ts';

/** Shows and changes nothing: the pages that read it may be opened by anybody, as often as they like. */
export async function getCardPayment(
  ctx: Ctx,
  { params }: InputOf<typeof cardPayments.get>,
): Promise<CardPayment> {
  const row = orNotFound(await findShownByOrderId(ctx.db, params.transactionId));
  return toCardPayment(row);
}

export async function listUnresolved(
  ctx: Ctx,
  { query }: InputOf<typeof cardPayments.unresolved>,
): Promise<Paged<CardAttempt>> {
  const { data, meta } = await findUnresolved(ctx.db, query, readableHeads(ctx), ctx.now);
  return { data: await presentCardAttempts(ctx.db, data, ctx.now), meta };
}

/** Staff ask by hand. */
export async function enquire(
  ctx: Ctx,
  { params }: InputOf<typeof cardPayments.enquire>,
  dues: DueKinds,
): Promise<CardAttempt> {
  const attempt = orNotFound(await findAttempt(ctx.db, params.id));
  requireMayDecide(ctx, attempt);
  const gateway = requireGateway(ctx);
  if (gateway.name !== attempt.gateway) throw new AppError('wrong_state', { detail: words.otherGateway });
  const { id: entityId, gatewayOrderId: label } = attempt;
  const also = (tx: Tx) => ctx.audit(tx, { action: 'ask_gateway', entity: 'Payment', entityId, label });
  await askGateway(ctx, gateway, { attempt, dues }, { also });
  return presentCardAttempt(ctx.db, attempt.id, ctx.now);
}

/** What staff have to know of the gateway at this moment. */
export async function getCardDesk({ card: { gateway, reason } }: Ctx): Promise<CardDesk> {
  return {
    isOn: gateway !== null,
    reason,
    isSimulation: gateway?.isSimulation ?? false,
    refundCalls: refundCalls.filter((call) => gateway?.sendBack[call] !== undefined),
  };
}
