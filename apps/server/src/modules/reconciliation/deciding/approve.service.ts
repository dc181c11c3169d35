import type { InputOf, reconciliation, ResponseOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { toAppError } from '../../../platform/known-errors.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { DueKinds } from '../../payments/index.ts';
import type { PledgeBook } from '../../pledges/index.ts';
import { isSureOfPledge, sortLines } from '../lines/sort-lines.ts';
import { reconciliationConstraints } from '../reconciliation-constraints.ts';
import { findStatement } from '../statements/statement.repository.ts';
import { words } from '../words.en.ts';
import { approveWaiting } from './approve-payment.ts';
import { decideLine } from './decide-line.ts';
import { recordForPledge } from './pledge-line.service.ts';

type Approve = typeof reconciliation.approve;

/**
 * Approves what is still sure, one after the other, each in a short transaction of its own: others come in between, and what fails
 * undoes nothing of the rest.
 */
export async function approveMatches(
  ctx: Ctx,
  { params, body }: InputOf<Approve>,
  dues: DueKinds,
  pledges: PledgeBook,
): Promise<ResponseOf<Approve>> {
  const statement = orNotFound(await findStatement(ctx.db, params.id));
  const lines = await sortLines(ctx.db, statement, pledges);
  const sure = new Map(
    lines.filter(({ pile }) => pile === 'sure').map((line) => [line.id, line.proposals[0]?.paymentId]),
  );
  const pledged = new Map(lines.filter(isSureOfPledge).map((line) => [line.id, line.recognised!]));
  const failures: ResponseOf<Approve>['failures'] = [];
  for (const { lineId, paymentId, pledgeId } of body.matches) {
    const told = pledged.get(lineId);
    const isSure = paymentId ? sure.get(lineId) === paymentId : told?.pledge.pledgeId === pledgeId;
    if (!isSure) {
      failures.push({ lineId, message: words.noLongerSure });
      continue;
    }
    try {
      await decideLine(ctx, lineId, (inside, line) =>
        paymentId
          ? approveWaiting(inside, line, { paymentId }, dues)
          : recordForPledge(inside, line, { ...told!, isLearnt: false }, pledges),
      );
      sure.delete(lineId);
      pledged.delete(lineId);
    } catch (error) {
      failures.push({ lineId, message: messageOf(ctx, error, paymentId ?? pledgeId ?? lineId) });
    }
  }
  return { approvedCount: body.matches.length - failures.length, failures };
}

/** Why a line was not approved, in words. What nobody foresaw is logged, and not told. */
function messageOf(ctx: Ctx, error: unknown, about: string): string {
  const known = error instanceof AppError ? error : toAppError(error, reconciliationConstraints);
  if (!known || known.status >= 500) {
    ctx.log.error({ err: error, paymentId: about }, 'a sure match was not approved');
    return words.failed;
  }
  const [field] = known.details.errors ?? [];
  return field ? Object.values(field.constraints).join(' ') : known.message;
}
