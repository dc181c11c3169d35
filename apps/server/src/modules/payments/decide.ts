import { dayOf, type DecisionBody, formatAmount, isFuture } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { credit } from './credit.ts';
import { balanceOf, type Due, type DueKind, lockOpenDue, type PaymentRecord } from './due.ts';
import { isKeptApart, journalKey, requireSecondPerson } from './payment-rules.ts';
import { findAttempt, followPayments, movePayment } from './payment.repository.ts';
import { tellApproved, tellRejected } from './tell-payer.ts';
import { words } from './words.en.ts';
import type { Ctx } from '../../platform/context.ts';

/**
 * Takes what came beyond a fee as a donation; donations themselves have no beyond. The donation is written at once; its receipt,
 * for whose number everybody waits, is issued by what is answered, after that of the fee.
 */
export type TakeExcess = (
  tx: Tx,
  ctx: Ctx,
  excess: { due: Due; payment: PaymentRecord; amount: number; purposeId: string },
) => Promise<() => Promise<void>>;

/**
 * Staff's decision on what waits. Of two who decide at once, one finds it decided. What is approved for something that
 * is no longer owed did arrive all the same: it is kept apart, and nothing else changes.
 */
export async function decide(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  decision: DecisionBody,
  takeExcess?: TakeExcess,
): Promise<void> {
  if (decision.id !== undefined && decision.id !== dueId) throw fieldProblem('id', 'matches', words.otherId);
  const due = await lockOpenDue(tx, kind, dueId);
  const payment = await findAttempt(tx, kind, due, 'pending');
  if (!payment || (decision.paymentId && decision.paymentId !== payment.id))
    throw new AppError('wrong_state', { detail: words.decidedMeanwhile });
  await requireSecondPerson(tx, ctx, payment);
  const decided = { verifiedAt: ctx.now, verifiedBy: ctx.actor?.id ?? null, updatedAt: ctx.now };
  const audited = { entity: kind.entity, entityId: due.id, label: due.label };
  if (decision.decision === 'reject') {
    const reason = decision.reason ?? '';
    await movePayment(tx, payment, 'rejected', { ...decided, reason });
    await followPayments(tx, kind, due, ctx.now);
    await tellRejected(tx, ctx, kind, due, reason);
    await ctx.audit(tx, { action: 'reject', ...audited, reason, after: { paymentId: payment.id } });
    return;
  }
  await approve(tx, ctx, { kind, due, payment, decision, decided, audited, takeExcess });
}

interface Approval {
  kind: DueKind;
  due: Due;
  payment: PaymentRecord;
  decision: DecisionBody;
  decided: { verifiedAt: Date; verifiedBy: string | null; updatedAt: Date };
  audited: { entity: string; entityId: string; label: string };
  takeExcess: TakeExcess | undefined;
}

async function approve(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment, decision, decided, audited, takeExcess }: Approval,
): Promise<void> {
  const received = decision.amountReceived ?? payment.amount;
  const paidOn = decision.receivedOn ?? payment.paidOn;
  if (isFuture(paidOn, dayOf(ctx.now))) throw fieldProblem('receivedOn', 'isPast', words.futureDay);
  const closedBecause = await kind.closedBecause(tx, due);
  const balance = balanceOf(due);
  const isOwed = closedBecause === null && balance > 0;
  if (!isOwed && decision.excessPurposeId)
    throw fieldProblem('excessPurposeId', 'isAbsent', words.nothingOwed);
  const beyond = isOwed && !kind.mayBeMore ? Math.max(received - balance, 0) : 0;
  if (beyond > 0 && !decision.excessPurposeId)
    throw fieldProblem('amountReceived', 'isDue', words.moreThanDue);
  const amount = received - beyond;
  const isSurplus = isKeptApart({ amount, balance, closedBecause, mayBeMore: kind.mayBeMore });
  const bank = decision.bank ?? payment.bank;
  const journalNumber = decision.journalNumber ?? payment.journalNumber;
  const paid = await movePayment(tx, payment, 'approved', {
    ...decided,
    amount,
    isSurplus,
    paidOn,
    bank,
    journalNumber,
    journalKey: journalKey(bank, journalNumber),
  });
  const { excessPurposeId: purposeId } = decision;
  const takesMore = takeExcess && beyond > 0 && purposeId;
  const issueSecond = takesMore
    ? await takeExcess(tx, ctx, { due, payment: paid, amount: beyond, purposeId })
    : null;
  const { receiptNumber, due: after } = await credit(tx, ctx, kind, due, paid);
  await issueSecond?.();
  await tellApproved(tx, ctx, kind, due, {
    receiptNumber,
    amount: paid.amount,
    balance: balanceOf(after),
    isSurplus,
    isSimulated: false,
  });
  await ctx.audit(tx, {
    action: 'approve',
    ...audited,
    before: told(payment),
    after: { ...told(paid), amount: formatAmount(received), receiptNumber, paymentId: paid.id, isSurplus },
  });
}

/** What a verifier may correct, as the audit keeps it. */
function told({ amount, paidOn, bank, journalNumber }: PaymentRecord) {
  return { amount: formatAmount(amount), paidOn, bank, journalNumber };
}
