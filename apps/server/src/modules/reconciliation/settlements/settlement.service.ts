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
import { nettedRefunds } from './netted-refunds.ts';
import { findLastKept, findUnsettledCards, findUnsettledRefunds } from './settlement.repository.ts';
import { splitDeduction, usualKept } from './split-deduction.ts';

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
    const { settlement, paymentIds, refundIds } = await explain(db, line, body);
    const evidence = settlement;
    return { kind: 'settlement', evidence, settled: paymentIds, settledRefunds: refundIds };
  });
}

interface SettlementTerms {
  from: Day;
  to: Day;
  otherAmount?: number | undefined;
  otherWhy?: string | undefined;
}

async function explain(db: Db | Tx, { amount: net, bookedOn }: LineRow, asked: SettlementTerms) {
  const { from, to } = asked;
  if (to < from) throw fieldProblem('to', 'isAfter', words.wrongDays);
  const other = otherOf(asked);
  const payments = await findUnsettledCards(db, { from, to });
  const gross = payments.reduce((sum, { amount }) => sum + amount, 0);
  if (gross === 0) throw new AppError('wrong_state', { detail: words.noCardPayments });
  const rest = net + (other?.amount ?? 0);
  if (rest > gross) throw new AppError('wrong_state', { detail: words.netAboveGross });
  const refunds = await refundsTakenOff(db, { from, until: bookedOn, gross, net: rest });
  const refunded = refunds.reduce((sum, { amount }) => sum + amount, 0);
  if ((gross - refunded - rest) * 10 > gross)
    throw new AppError('wrong_state', { detail: words.tooMuchKept });
  const { commission, tax, commissionRate } = splitDeduction(gross, rest + refunded, bookedOn);
  const settlement: Settlement = {
    from,
    to,
    paymentCount: payments.length,
    gross: formatAmount(gross),
    commission: formatAmount(commission),
    tax: formatAmount(tax),
    net: formatAmount(net),
    commissionRate,
    refunds: refunds.map(({ id: refundId, paymentId, amount, day, receiptNumber }) => {
      return { refundId, paymentId, amount: formatAmount(amount), day, receiptNumber };
    }),
    refunded: formatAmount(refunded),
    other: other && { amount: formatAmount(other.amount), why: other.why },
  };
  return {
    settlement,
    paymentIds: payments.map(({ id }) => id),
    refundIds: refunds.map(({ id }) => id),
  };
}

function otherOf({ otherAmount, otherWhy }: SettlementTerms): { amount: number; why: string } | null {
  if (otherAmount === undefined && otherWhy === undefined) return null;
  if (otherAmount === undefined || otherWhy === undefined)
    throw fieldProblem(otherWhy === undefined ? 'otherWhy' : 'otherAmount', 'isGiven', words.bothOfOther);
  return { amount: otherAmount, why: otherWhy };
}

interface Credit {
  from: Day;
  until: Day;
  gross: number;
  net: number;
}

/** Those of the days concerned that make the bank keep what it kept last; before the first, what its contract says. */
async function refundsTakenOff(db: Db | Tx, { from, until, gross, net }: Credit) {
  const refunds = await findUnsettledRefunds(db, { from, until });
  if (refunds.length === 0) return [];
  const usualRate = (await findLastKept(db)) ?? usualKept(until);
  const taken = new Set(nettedRefunds(refunds, { gross, net, usualRate }).map(({ id }) => id));
  return refunds.filter(({ id }) => taken.has(id));
}
