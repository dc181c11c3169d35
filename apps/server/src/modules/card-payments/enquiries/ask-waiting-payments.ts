import type { Ctx } from '../../../platform/context.ts';
import type { DueKinds } from '../../payments/index.ts';
import { askGateway } from './ask-gateway.ts';
import { type CardAttemptRecord, findToAsk } from '../card-attempt.repository.ts';

const mostAtOnce = 500;
const side = 5;

/** Anyone who never came back from the bank is asked about; a few at a time, so that a slow bank does not hold up the rest. */
export async function askWaitingPayments(ctx: Ctx, dues: DueKinds): Promise<void> {
  const { gateway } = ctx.card;
  if (!gateway) return;
  const waiting = await findToAsk(ctx.db, gateway.name, ctx.now, mostAtOnce);
  const askOne = (attempt: CardAttemptRecord) =>
    askGateway(ctx, gateway, { attempt, dues }, { isRound: true }).catch((error: unknown) =>
      ctx.log.error({ err: error, paymentId: attempt.id }, 'a card payment could not be settled'),
    );
  for (let at = 0; at < waiting.length; at += side) {
    await Promise.all(waiting.slice(at, at + side).map(askOne));
  }
}
