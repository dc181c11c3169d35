import {
  type BankDecision,
  type Day,
  formatAmount,
  type InputOf,
  type reconciliation,
  type Settlement,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { decideAndShow } from '../deciding/decide-line.ts';
import { findLine, type LineRow } from '../lines/line.repository.ts';
import { words } from '../words.en.ts';
import { findUnsettledCards } from './settlement.repository.ts';
import { splitDeduction } from './split-deduction.ts';

type Reconciliation = typeof reconciliation;

/** The days are those of the payments; the bank pays them out together, less what it keeps. */
export async function explainSettlement(
  ctx: Ctx,
  { params, query }: InputOf<Reconciliation['explainSettlement']>,
): Promise<Settlement> {
  return (await explain(ctx.db, orNotFound(await findLine(ctx.db, params.id)), query)).settlement;
}

/** Nothing is booked by it: the books and the receipts have the gross sums, as payers gave them. */
export function settleLine(
  ctx: Ctx,
  { params, body }: InputOf<Reconciliation['settle']>,
): Promise<BankDecision> {
  return decideAndShow(ctx, params.id, async ({ db }, line) => {
    const { settlement, paymentIds } = await explain(db, line, body);
    return { kind: 'settlement', evidence: settlement, settled: paymentIds };
  });
}

async function explain(
  db: Db | Tx,
  { amount: net, bookedOn }: LineRow,
  { from, to }: { from: Day; to: Day },
) {
  if (to < from) throw fieldProblem('to', 'isAfter', words.wrongDays);
  const payments = await findUnsettledCards(db, { from, to });
  const gross = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (gross === 0) throw new AppError('wrong_state', { detail: words.noCardPayments });
  if (net > gross) throw new AppError('wrong_state', { detail: words.netAboveGross });
  if ((gross - net) * 10 > gross) throw new AppError('wrong_state', { detail: words.tooMuchKept });
  const { commission, tax, commissionRate } = splitDeduction(gross, net, bookedOn);
  const settlement: Settlement = {
    from,
    to,
    paymentCount: payments.length,
    gross: formatAmount(gross),
    commission: formatAmount(commission),
    tax: formatAmount(tax),
    net: formatAmount(net),
    commissionRate,
  };
  return { settlement, paymentIds: payments.map(({ id }) => id) };
}
