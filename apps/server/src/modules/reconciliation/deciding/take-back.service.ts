import type { BankDecision, InputOf, reconciliation } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { type DueKinds, releaseJournalNumber, reverseDue } from '../../payments/index.ts';
import { findLine } from '../lines/line.repository.ts';
import { findMatchedPayments } from '../lines/matched-payment.repository.ts';
import { words } from '../words.en.ts';
import { auditedLine, requireRight } from './decide-line.ts';
import { type DecisionRow, lockDecision, markTakenBack } from './decision.repository.ts';
import { presentDecision } from './decision.service.ts';

type TakeBack = typeof reconciliation.takeBack;

/**
 * The line is open again. Where the money itself was wrong its payment is reversed, by the rules for every reversal; where only the
 * line was wrong, the books stay as they are. What was decided, and why it was taken back, stays on record.
 */
export async function takeBack(
  ctx: Ctx,
  { params, body }: InputOf<TakeBack>,
  dues: DueKinds,
): Promise<BankDecision> {
  const { reason, reversesPayment } = body;
  await inTransaction(ctx, async (tx) => {
    const decision = orNotFound(await lockDecision(tx, params.id));
    if (decision.takenBackAt) throw new AppError('wrong_state', { detail: words.takenBackAlready });
    await requireRightToFee({ ...ctx, db: tx }, decision);
    if (reversesPayment) await reversePayment({ ...ctx, db: tx }, decision, reason, dues);
    await releaseNumber(tx, decision);
    await markTakenBack(tx, decision.id, { reason, takenBackBy: actorOf(ctx).id, takenBackAt: ctx.now });
    const line = orNotFound(await findLine(tx, decision.lineId));
    const { kind, paymentId } = decision;
    const before = { decisionId: decision.id, kind, paymentId };
    const after = { reversesPayment };
    await ctx.audit(tx, { action: 'take_back', ...auditedLine(line), before, after, reason });
  });
  return presentDecision(ctx, params.id);
}

/** Taking a match back asks for the right that making it asked for. */
async function requireRightToFee(ctx: Ctx & { db: Tx }, { paymentId }: DecisionRow): Promise<void> {
  const [payment] = paymentId ? await findMatchedPayments(ctx.db, [paymentId]) : [];
  if (payment?.feeId) requireRight(ctx, 'update', 'Member', words.noRightToFees);
}

const bookedPayment = async (tx: Tx, { kind, paymentId }: DecisionRow) => {
  const isBooked = kind === 'matched' || kind === 'recorded';
  const [payment] = isBooked && paymentId ? await findMatchedPayments(tx, [paymentId]) : [];
  return payment;
};

/**
 * The line can be recorded again for something else, with the same journal number. As long as any part of its money is in the books,
 * the number stays taken.
 */
async function releaseNumber(tx: Tx, decision: DecisionRow): Promise<void> {
  const payment = await bookedPayment(tx, decision);
  if (payment?.status === 'reversed') await releaseJournalNumber(tx, payment.id);
}

async function reversePayment(
  ctx: Ctx & { db: Tx },
  decision: DecisionRow,
  reason: string,
  dues: DueKinds,
): Promise<void> {
  const payment = await bookedPayment(ctx.db, decision);
  if (payment?.status !== 'paid') throw new AppError('wrong_state', { detail: words.nothingToReverse });
  const body = { reason, paymentId: payment.id };
  requireRight(ctx, 'manage', payment.feeId ? 'Member' : 'Donation', words.noRightToReverse);
  const kind = payment.feeId ? dues.fee : dues.donation;
  await reverseDue(ctx.db, ctx, kind, orNotFound(payment.feeId ?? payment.donationId ?? undefined), body);
}
