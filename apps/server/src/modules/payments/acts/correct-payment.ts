import { balanceOf, type Correction, dayOf } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { followVoidReceipts } from '../../certificates/index.ts';
import { credit } from './credit-payment.ts';
import type { Due, DueKind } from '../due.ts';
import { findPaperAddress, nameReplacement, type ReceiptFacts } from '../../receipts/index.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import { requireOpen, requireMoneyOfOthers } from '../payment-rules.ts';
import { findSplitsOf, insertPayment } from '../payment.repository.ts';
import { recordedPayment } from './record-payment.ts';
import { type Reversal, reverse } from './reverse-due.ts';
import { splitRow } from './split-payment.ts';
import { tellApproved, tellCorrected, tellReversed } from './payer-messages.ts';
import { words } from '../words.en.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { writeNow } from '../../../db/at-end/index.ts';

/** What was wrong with a payment, in words, and whether the payer hears of it. */
export interface Mistake extends Reversal {
  isTold: boolean;
}

/**
 * The payment that was written wrongly leaves the books. Nobody is told yet, since it comes back at once. Where only the
 * amount was wrong, `amount` is the right one: what is right already is not corrected, or days would move for nothing.
 */
export async function takeOutPayment(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  { reason, paymentId }: Mistake,
  amount?: number,
): Promise<PaymentRecord> {
  const taken = await reverse(tx, ctx, kind, dueId, { reason, paymentId, comesBack: true });
  if (taken.isSurplus) throw new AppError('wrong_state', { detail: words.correction.keptApart });
  if ((await findSplitsOf(tx, taken.id)).length > 0)
    throw new AppError('wrong_state', { detail: words.correction.inParts });
  if (amount === taken.amount) throw fieldProblem('amount', 'isOther', words.correction.sameAmount);
  return taken;
}

interface Rewriting {
  kind: DueKind;
  due: Due;
  taken: PaymentRecord;
  amount: number;
  mistake: Mistake;
  /** Whose money it was taken for, where it was somebody else's. */
  former?: ReceiptFacts | null;
}

/** What was taken out is written as it should have been. The two receipts name each other, and the payer hears of it once. */
export async function rewritePayment(
  tx: Tx,
  ctx: Ctx,
  { kind, due, taken, amount, mistake, former = null }: Rewriting,
): Promise<Correction> {
  if (taken.method === 'card' && amount !== taken.amount)
    throw fieldProblem('amount', 'isCharged', words.correction.cardAmount);
  if (taken.currency !== due.currency)
    throw new AppError('wrong_state', { detail: words.correction.otherCurrency(due.currency) });
  if (!kind.mayBeMore && amount > balanceOf(due))
    throw fieldProblem('amount', 'isDue', words.correction.moreThanDue);
  const attempts = await requireOpen(tx, kind, due);
  const settings = await readSettings(tx);
  const payment = await insertPayment(tx, {
    ...splitRow(taken, { kind, dueId: due.id, amount }, ctx.now),
    // The corrector answers for it; where the centre wants two, somebody else entered it.
    verifiedAt: ctx.now,
    verifiedBy: ctx.actor?.id ?? null,
  });
  const address = await findPaperAddress(tx, kind.column, due.id);
  const paid = { kind, due, payment, attempts: [payment, ...attempts], settings };
  await requireMoneyOfOthers(tx, ctx, payment, settings);
  // The books of the day on which the money came are left as they are, as by every reversal.
  const credited = await credit(tx, ctx, { ...paid, day: dayOf(ctx.now) });
  const { after, ...recorded } = recordedPayment(kind, due, payment);
  const { reason } = mistake;
  await ctx.audit(tx, { ...recorded, after: { ...after, correctionOf: taken.id }, reason });
  const { receipt } = credited;
  await writeNow(tx);
  const voidReceiptNumber = await nameReplacement(tx, taken.id, receipt.id);
  // Only now, so that the successor of a certificate has the new receipt on it.
  const occasion = { now: ctx.now, by: ctx.actor?.id ?? null, audit: ctx.audit };
  await followVoidReceipts(tx, [taken.id], reason, occasion);
  const { currency, isSimulated } = payment;
  const balance = balanceOf(credited.due);
  const told = { receipt, amount, currency, balance, isSimulated };
  const mail = { settings, address };
  if (mistake.isTold && former) {
    const gone = { receiptNumber: voidReceiptNumber, amount: taken.amount, currency, reason };
    await tellReversed(tx, ctx, former, { ...gone, isSentBack: false });
    await tellApproved(tx, ctx, credited.facts, { ...told, isSurplus: false }, mail);
  } else if (mistake.isTold)
    await tellCorrected(tx, ctx, credited.facts, { ...told, voidReceiptNumber, reason }, mail);
  const { receiptNumber } = receipt;
  const dueKind = kind.column === 'feeId' ? 'fee' : 'donation';
  return { dueKind, dueId: due.id, voidReceiptNumber, receiptNumber };
}
