import type { Tx } from '../../db/open-database.ts';
import type { BookedHead } from '../../db/schema.ts';
import { balanceOf, type Due, type DueKind, type PaymentRecord } from './due.ts';
import { post } from './ledger.repository.ts';
import { followPayments } from './payment.repository.ts';
import { issueReceipt } from './receipts/issue-receipt.ts';
import { replaceVoidReceipts } from './receipts/receipt.repository.ts';
import type { Ctx } from '../../platform/context.ts';

/**
 * What a payment that has just become `paid` brings about, all of it in this transaction: the books, the fee or donation,
 * its coverage, and last of all the number of the receipt, because everybody waits for that.
 */
export async function credit(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  asked: Due,
  payment: PaymentRecord,
): Promise<{ receiptNumber: string; due: Due }> {
  const head = headFor(kind, payment);
  const booked = { kind: 'settle' as const, head, day: payment.paidOn };
  await post(tx, payment, { ...booked, postedAt: ctx.now, postedBy: ctx.actor?.id ?? null });
  const due = payment.isSurplus ? asked : await kind.received(tx, asked, payment);
  const followed = await followPayments(tx, kind, due, ctx.now);
  if (!payment.isSurplus && balanceOf(followed) === 0) await kind.settled(tx, ctx, followed, payment);
  const facts = await kind.facts(tx, due.id);
  // Money that is kept apart pays for no days, and is not deducted from anybody's tax.
  const printed = payment.isSurplus ? { ...facts, period: null, isTaxDeductible: false } : facts;
  const { id, receiptNumber } = await issueReceipt(tx, payment, {
    head,
    facts: printed,
    now: ctx.now,
    series: payment.isSimulated ? 'simulated' : 'issued',
  });
  if (!payment.isSurplus)
    await replaceVoidReceipts(tx, kind.column, due.id, { id, isSimulated: payment.isSimulated });
  return { receiptNumber, due: followed };
}

/** Simulated money is under no head of money, whatever it is for. */
function headFor({ head }: DueKind, { isSimulated, isSurplus }: PaymentRecord): BookedHead {
  if (isSimulated) return 'simulated';
  return isSurplus ? 'held_for_refund' : head;
}
