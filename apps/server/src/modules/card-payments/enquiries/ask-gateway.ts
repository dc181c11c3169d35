import type { Tx } from '../../../db/open-database.ts';
import type { CardGateway, Statement } from '../../../gateways/card-gateway.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { nextAskAt } from './ask-times.ts';
import {
  type CardAttemptRecord,
  findAttempt,
  keepEvent,
  lockAttempt,
  reopen,
  updateAttempt,
} from '../card-attempt.repository.ts';
import type { DueKinds } from '../../payments/index.ts';
import { dueOf } from '../due-kinds.ts';
import { followRefund } from '../refunds/follow-refund.ts';
import { settle } from './settle-card-payment.ts';
import { orderOf } from '../start-card-payment.service.ts';

interface Asking {
  /** By the job: its rounds decide when to ask again, and when that was enough. */
  isRound?: boolean;
  /** To be written down with it, in the same transaction. */
  also?(tx: Tx): Promise<void>;
}

/** Asks the gateway, with no transaction open while it thinks, and then does what it says in one. */
export async function askGateway(
  ctx: Ctx,
  gateway: CardGateway,
  { attempt, dues }: { attempt: CardAttemptRecord; dues: DueKinds },
  { isRound = false, also }: Asking = {},
): Promise<CardAttemptRecord> {
  const statement = await gateway.enquire(orderOf(attempt), attempt.gatewayReference);
  const settleNow = () =>
    inTransaction(ctx, async (tx) => {
      const settled = await takeAnswer(tx, ctx, { attempt, dues, statement, isRound });
      await also?.(tx);
      return settled;
    });
  // Another payment took the same number of the bank at this very moment; looked at again, that is known.
  return settleNow().catch((error: unknown) => (isNumberTaken(error) ? settleNow() : Promise.reject(error)));
}

const isNumberTaken = (error: unknown) =>
  error instanceof Error && 'constraint' in error && error.constraint === 'payments_gateway_reference_unique';

async function takeAnswer(
  tx: Tx,
  ctx: Ctx,
  {
    attempt: asked,
    dues,
    statement,
    isRound,
  }: { attempt: CardAttemptRecord; dues: DueKinds; statement: Statement; isRound: boolean },
): Promise<CardAttemptRecord> {
  const { kind, dueId } = dueOf(asked, dues);
  // First what is paid for and then the payment: anyone who decides about both takes them in this order.
  const due = await kind.lock(tx, dueId);
  const attempt = (await lockAttempt(tx, asked.id)) ?? asked;
  const rounds = attempt.rounds + (isRound ? 1 : 0);
  const next = nextAskAt(attempt.submittedAt, rounds);
  const doubt = await settle(tx, ctx, { kind, due, attempt, statement, isLast: next === null });
  await keepEvent(tx, attempt.id, 'enquiry', statement, ctx.now);
  const nextForRefund = await followRefund(tx, ctx, { kind, due, attempt, statement, isRound });
  const settled = (await findAttempt(tx, asked.id)) ?? attempt;
  await updateAttempt(tx, attempt.id, {
    rounds,
    lastAskedAt: ctx.now,
    // A refusal is asked about again: banks have been known to change their mind.
    nextAskAt: settled.status === 'paid' || settled.status === 'reversed' ? nextForRefund : next,
    gatewayWords: statement.description.slice(0, 300),
    doubt,
  });
  if (doubt !== null && doubt !== attempt.doubt) await reopen(tx, attempt.id);
  return settled;
}
