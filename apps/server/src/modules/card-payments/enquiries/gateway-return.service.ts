import type { CardResultPage, PaymentState } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { CardGateway } from '../../../gateways/card-gateway.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { DueKinds } from '../../payments/index.ts';
import { askGateway } from './ask-gateway.ts';
import { findByOrderId, keepEvent } from '../card-attempt.repository.ts';

const pages: Record<PaymentState, CardResultPage> = {
  paid: 'success',
  failed: 'failure',
  rejected: 'failure',
  reversed: 'failure',
  cancelled: 'cancelled',
  processing: 'process',
  pending: 'process',
};
const resultPage = (page: CardResultPage, orderId?: string | null) => ({
  location: `/bob-worldline/${page}${orderId ? `/${orderId}` : ''}`,
});

export type ReturnInput = { body: Record<string, string> };
export type ReturnPage = ReturnType<typeof resultPage>;

/**
 * The browser is back from the bank. What it brings only says which payment to ask about: anybody can replay it. So
 * the bank is asked, and the payer sent on to a page that shows what our books say. It never ends in an error answer:
 * somebody who has just paid must not meet one.
 */
export const comeBack = (ctx: Ctx, input: ReturnInput, dues: DueKinds): Promise<ReturnPage> =>
  answerReturn(ctx, input, dues);

/** Without the kinds of dues the bank is not asked, and the page says what is known. */
export async function answerReturn(
  ctx: Ctx,
  { body }: ReturnInput,
  dues: DueKinds | null,
): Promise<ReturnPage> {
  const { gateway } = ctx.card;
  const found = gateway && (await recognise(ctx, gateway, body).catch(failed(ctx)));
  if (!gateway || !found) return resultPage('error');
  const { attempt, claim, isWhatWeAskedFor } = found;
  if (!isWhatWeAskedFor) return resultPage('error', attempt.gatewayOrderId);
  const isOpen = attempt.status !== 'paid' && attempt.status !== 'reversed';
  const also = (tx: Tx) => keepEvent(tx, attempt.id, 'return', claim, ctx.now);
  const asked =
    dues &&
    isOpen &&
    (await askGateway(ctx, gateway, { attempt, dues }, { also }).catch(failed(ctx, attempt.id)));
  return resultPage(pages[(asked || attempt).status], attempt.gatewayOrderId);
}

/** Readable with our key and about an order of ours, or else it is nothing to us. */
async function recognise(ctx: Ctx, gateway: CardGateway, fields: Record<string, string>) {
  const claim = gateway.readReturn(fields);
  const attempt = claim ? await findByOrderId(ctx.db, claim.orderId) : undefined;
  if (!claim || attempt?.gateway !== gateway.name) {
    ctx.log.warn('a return from the bank that cannot be read, or is about nothing of ours');
    return undefined;
  }
  const isWhatWeAskedFor =
    claim.amountMinor === attempt.amount && (claim.currency ?? attempt.currency) === attempt.currency;
  return { attempt, claim, isWhatWeAskedFor };
}

const failed = (ctx: Ctx, paymentId?: string) => (error: unknown) => {
  ctx.log.error({ err: error, paymentId }, 'a return from the bank failed');
  return undefined;
};
