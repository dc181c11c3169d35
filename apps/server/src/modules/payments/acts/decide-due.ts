import { balanceOf, dayOf, type DecisionBody, formatAmount, isFuture, type Settings } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type IssuedReceipt, credit } from './credit-payment.ts';
import { type Due, type DueKind, type DueRef, lockDue } from '../due.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import { isKeptApart, requireSecondPerson, type JointShare, transferColumns } from '../payment-rules.ts';
import { findPayments, followPayments, movePayment } from '../payment.repository.ts';
import { findPaperAddress } from '../../receipts/index.ts';
import { tellApproved, tellRejected } from './payer-messages.ts';
import { words } from '../words.en.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';

export interface DecidedDue extends DueRef {
  decision: DecisionBody;
  share?: JointShare;
}

/**
 * Staff's decision on what waits: one payment, or all that one transfer pays. Of two who decide at once, one finds it
 * decided. What is approved for something that is no longer owed did arrive all the same: it is kept apart, and nothing
 * else changes. All of it is locked and looked at before any of it is decided; rejected first, so that what stands may hold
 * the bank and number of the transfer. Answers the receipts of what is approved, null for the others.
 */
export async function decideDue(
  tx: Tx,
  ctx: Ctx,
  parts: readonly DecidedDue[],
  jointPaymentId: string | null = null,
): Promise<(IssuedReceipt | null)[]> {
  const looked = [];
  let settings: Settings | undefined;
  for (const part of parts) {
    const found = await lockWaiting(tx, part, jointPaymentId);
    settings ??= await readSettings(tx);
    await requireSecondPerson(tx, ctx, found.payment, settings);
    const decided = { verifiedAt: ctx.now, verifiedBy: ctx.actor?.id ?? null, updatedAt: ctx.now };
    looked.push({ ...found, settings, decided });
  }
  const receipts = new Map<string, IssuedReceipt | null>();
  for (const wanted of ['reject', 'approve'] as const)
    for (const one of looked.filter(({ decision }) => decision.decision === wanted))
      receipts.set(
        one.due.id,
        wanted === 'reject' ? await reject(tx, ctx, one) : await approve(tx, ctx, one),
      );
  return parts.map(({ dueId }) => receipts.get(dueId) ?? null);
}

async function lockWaiting(
  tx: Tx,
  { kind, dueId, decision, share }: DecidedDue,
  jointPaymentId: string | null,
): Promise<Omit<Waiting, 'settings' | 'decided'>> {
  if (decision.id !== undefined && decision.id !== dueId) throw fieldProblem('id', 'matches', words.otherId);
  const due = await lockDue(tx, kind, dueId);
  const attempts = await findPayments(tx, kind, due.id);
  const payment = attempts.find(({ status }) => status === 'pending');
  if (!payment || (decision.paymentId && decision.paymentId !== payment.id))
    throw new AppError('wrong_state', { detail: words.decidedMeanwhile });
  if (payment.jointPaymentId !== jointPaymentId)
    throw new AppError('wrong_state', { detail: words.joint.decidedTogether });
  const audited = { entity: kind.entity, entityId: due.id, label: due.label };
  return { kind, due, payment, attempts, decision, share, audited };
}

async function reject(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment, settings, decision, decided, audited }: Waiting,
): Promise<null> {
  const reason = decision.reason ?? '';
  await movePayment(tx, payment, 'rejected', { ...decided, reason });
  await followPayments(tx, kind, due, ctx.now);
  await tellRejected(tx, ctx, await kind.facts(tx, due), { reason, settings });
  await ctx.audit(tx, { action: 'reject', ...audited, reason, after: { paymentId: payment.id } });
  return null;
}

interface Waiting {
  kind: DueKind;
  due: Due;
  payment: PaymentRecord;
  attempts: readonly PaymentRecord[];
  settings: Settings;
  decision: DecisionBody;
  share: JointShare | undefined;
  decided: { verifiedAt: Date; verifiedBy: string | null; updatedAt: Date };
  audited: { entity: string; entityId: string; label: string };
}

async function approve(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment, attempts, settings, decision, share, decided, audited }: Waiting,
): Promise<IssuedReceipt> {
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
    ...transferColumns(bank, journalNumber, share),
  });
  const moved = attempts.map((attempt) => (attempt.id === paid.id ? paid : attempt));
  const credited = await credit(tx, ctx, { kind, due, payment: paid, attempts: moved, settings });
  // Only now: a fee that is paid may prove that the contact is the payer's own.
  const address = await findPaperAddress(tx, kind.column, due.id);
  const { receipt } = credited;
  const { excessPurposeId: purposeId } = decision;
  if (kind.excess && beyond > 0 && purposeId)
    await kind.excess.take(tx, ctx, { due, payment: paid, amount: beyond, purposeId });
  const told = {
    receipt,
    amount,
    currency: paid.currency,
    balance: balanceOf(credited.due),
    isSurplus,
    isSimulated: false,
  };
  await tellApproved(tx, ctx, credited.facts, told, { settings, address });
  const { receiptNumber } = receipt;
  await ctx.audit(tx, {
    action: 'approve',
    ...audited,
    before: verified(payment),
    after: {
      ...verified(paid),
      amount: formatAmount(received),
      receiptNumber,
      paymentId: paid.id,
      isSurplus,
    },
  });
  return receipt;
}

/** What a verifier may correct, as the audit keeps it. */
function verified({ amount, paidOn, bank, journalNumber }: PaymentRecord) {
  return { amount: formatAmount(amount), paidOn, bank, journalNumber };
}
