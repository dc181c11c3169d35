import { type BankDecision, formatAmount, type InputOf, type reconciliation } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { findLine } from '../lines/line.repository.ts';
import { words } from '../words.en.ts';
import { auditedLine } from './decide-line.ts';
import { lockDecision, markExplained } from './decision.repository.ts';
import { presentDecision } from './decision.service.ts';

/**
 * A payment was corrected or reversed after it was matched. Bank and books stay as they are; who says why they differ,
 * when and what, is kept with the line, and holds for this difference alone.
 */
export async function explainDifference(
  ctx: Ctx,
  { params, body }: InputOf<(typeof reconciliation)['explain']>,
): Promise<BankDecision> {
  await inTransaction(ctx, async (tx) => {
    const decision = orNotFound(await lockDecision(tx, params.id));
    const { difference, explanation: before } = decision;
    if (difference === null) throw new AppError('wrong_state', { detail: words.noDifference });
    if (formatAmount(difference) !== body.difference)
      throw new AppError('wrong_state', { detail: words.otherDifference });
    await markExplained(tx, decision.id, {
      explainedDifference: difference,
      explanation: body.reason,
      explainedBy: actorOf(ctx).id,
      explainedAt: ctx.now,
    });
    const line = orNotFound(await findLine(tx, decision.lineId));
    await ctx.audit(tx, {
      action: 'explain',
      ...auditedLine(line),
      ...(before !== null && { before: { explanation: before } }),
      after: { decisionId: decision.id, difference: body.difference },
      reason: body.reason,
    });
  });
  return presentDecision(ctx, params.id);
}
