import type { Tx } from '../../../db/open-database.ts';
import type { Statement } from '../../../gateways/card-gateway.ts';
import type { Ctx } from '../../../platform/context.ts';
import { nextAskAt } from '../enquiries/ask-times.ts';
import type { CardAttemptRecord } from '../card-attempt.repository.ts';
import { countRefundRound, type Due, type DueKind, takeRefundOutcome } from '../../payments/index.ts';

interface RefundAnswer {
  kind: DueKind;
  due: Due | undefined;
  attempt: CardAttemptRecord;
  statement: Statement;
  isRound: boolean;
}

/**
 * What the bank says about an order whose money it was asked to send back and did not say whether it did. Only a plain
 * word that it went back counts; that the order is still paid may mean that it has not gone back yet. Answers when to
 * ask again.
 */
export async function followRefund(
  tx: Tx,
  ctx: Ctx,
  { kind, due, attempt, statement, isRound }: RefundAnswer,
): Promise<Date | null> {
  if (!attempt.hasOpenRefund) return null;
  if (due && statement.isSentBack) {
    const outcome = { outcome: 'done' as const, reference: null, told: statement.description };
    await takeRefundOutcome(tx, ctx, { kind, due, payment: attempt }, outcome);
    return null;
  }
  const open = await countRefundRound(tx, attempt.id, isRound);
  return open && nextAskAt(open.requestedAt, open.rounds);
}
