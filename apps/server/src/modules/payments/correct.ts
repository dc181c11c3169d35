import type { Correction } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { followVoidReceipts } from '../certificates/index.ts';
import { credit } from './credit.ts';
import { balanceOf, type Due, type DueKind, type PaymentRecord } from './due.ts';
import { findPaperAddress } from './paper-address.repository.ts';
import { requireOpen } from './payment-rules.ts';
import { findSplitsOf, insertPayment } from './payment.repository.ts';
import { nameReplacement } from './receipts/receipt.repository.ts';
import { recordedPayment } from './record-payment.ts';
import { type Reversal, reverse } from './reverse.ts';
import { splitPayment } from './split-payment.ts';
import { tellCorrected } from './tell-payer.ts';
import { words } from './words.en.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { writeNow } from '../../platform/transaction.ts';

/** What was wrong with a payment, in words, and whether the payer hears of it. */
export interface Mistake extends Reversal {
  isTold: boolean;
}

/** The payment that was written wrongly leaves the books. Nobody is told yet, since it comes back at once. */
export async function takeOut(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  { reason, paymentId }: Mistake,
): Promise<PaymentRecord> {
  const taken = await reverse(tx, ctx, kind, dueId, { reason, paymentId, comesBack: true });
  if (taken.isSurplus) throw new AppError('wrong_state', { detail: words.correction.keptApart });
  if ((await findSplitsOf(tx, taken.id)).length > 0)
    throw new AppError('wrong_state', { detail: words.correction.inParts });
  return taken;
}

interface BroughtBack {
  kind: DueKind;
  due: Due;
  taken: PaymentRecord;
  amount: number;
  mistake: Mistake;
}

/** What was taken out is written as it should have been. The two receipts name each other, and the payer hears of it once. */
export async function bringBack(
  tx: Tx,
  ctx: Ctx,
  { kind, due, taken, amount, mistake }: BroughtBack,
): Promise<Correction> {
  if (taken.method === 'card' && amount !== taken.amount)
    throw fieldProblem('amount', 'isCharged', words.correction.cardAmount);
  if (taken.currency !== due.currency)
    throw new AppError('wrong_state', { detail: words.correction.otherCurrency(due.currency) });
  if (!kind.mayBeMore && amount > balanceOf(due)) throw fieldProblem('amount', 'isDue', words.moreThanDue);
  const attempts = await requireOpen(tx, kind, due);
  const settings = await readSettings(tx);
  const payment = await insertPayment(tx, splitPayment(taken, { kind, dueId: due.id, amount }, ctx.now));
  const address = await findPaperAddress(tx, kind.column, due.id);
  const paid = { kind, due, payment, attempts: [payment, ...attempts], settings };
  const credited = await credit(tx, ctx, paid);
  await ctx.audit(tx, { ...recordedPayment(kind, due, payment), reason: mistake.reason });
  const receipt = await credited.issue();
  await writeNow(tx);
  const voidReceiptNumber = await nameReplacement(tx, taken.id, receipt.id);
  // Only now, so that the successor of a certificate has the new receipt on it.
  const occasion = { now: ctx.now, by: ctx.actor?.id ?? null, audit: ctx.audit };
  await followVoidReceipts(tx, [taken.id], mistake.reason, occasion);
  const { currency, isSimulated } = payment;
  const balance = balanceOf(credited.due);
  const told = { receipt, voidReceiptNumber, amount, currency, balance, isSimulated, reason: mistake.reason };
  if (mistake.isTold) await tellCorrected(tx, ctx, credited.facts, told, { settings, address });
  const { receiptNumber } = receipt;
  const dueKind = kind.column === 'feeId' ? 'fee' : 'donation';
  return { dueKind, dueId: due.id, voidReceiptNumber, receiptNumber };
}
