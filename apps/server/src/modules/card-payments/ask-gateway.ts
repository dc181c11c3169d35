import type { Tx } from '../../db/open-database.ts';
import type { CardGateway, Statement } from '../../gateways/card-gateway.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { nextAskAt } from './ask-times.ts';
import {
  type CardAttemptRecord,
  findAttempt,
  keepEvent,
  lockAttempt,
  updateAttempt,
} from './card-attempt.repository.ts';
import { dueOf } from './due-kinds.ts';
import { settle } from './settle-card-payment.ts';
import { orderOf } from './start-card-payment.service.ts';

/**
 * Asks the gateway, with no transaction open while it thinks, and then does what it says in one. `isRound` is for the
 * job: by its rounds it is decided when to ask again, and when that was enough.
 */
export async function askGateway(
  ctx: Ctx,
  gateway: CardGateway,
  attempt: CardAttemptRecord,
  { isRound = false } = {},
): Promise<CardAttemptRecord> {
  const statement = await gateway.enquire(orderOf(attempt), attempt.gatewayReference);
  return inTransaction(ctx, (tx) => takeAnswer(tx, ctx, attempt, statement, isRound));
}

async function takeAnswer(
  tx: Tx,
  ctx: Ctx,
  asked: CardAttemptRecord,
  statement: Statement,
  isRound: boolean,
): Promise<CardAttemptRecord> {
  const { kind, dueId } = dueOf(asked);
  // First what is paid for and then the payment: whoever decides about both takes them in this order.
  const due = await kind.lock(tx, dueId);
  const attempt = (await lockAttempt(tx, asked.id)) ?? asked;
  const rounds = attempt.rounds + (isRound ? 1 : 0);
  const next = nextAskAt(attempt.submittedAt, rounds);
  const doubt = due
    ? await settle(tx, ctx, { kind, due, attempt, statement, isLast: next === null })
    : withdrawn(attempt, statement);
  await keepEvent(tx, attempt.id, 'enquiry', statement, ctx.now);
  const settled = (await findAttempt(tx, asked.id)) ?? attempt;
  await updateAttempt(tx, attempt.id, {
    rounds,
    lastAskedAt: ctx.now,
    // A refusal is asked about again: banks have been known to change their mind.
    nextAskAt: settled.status === 'paid' || settled.status === 'reversed' ? null : next,
    gatewayWords: statement.description.slice(0, 300),
    doubt,
  });
  return settled;
}

/** Nothing is left to be paid for, but the bank has charged, or does not say. */
function withdrawn(attempt: CardAttemptRecord, { outcome }: Statement) {
  return outcome === 'paid' || attempt.doubt === 'withdrawn' ? ('withdrawn' as const) : attempt.doubt;
}
