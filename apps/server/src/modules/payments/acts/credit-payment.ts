import { balanceOf, type Day, type Settings } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { BookedHead, PaymentRecord } from '../../../db/schema.ts';
import type { Due, DueKind } from '../due.ts';
import {
  issueReceipt,
  type NewReceipt,
  type ReceiptFacts,
  replaceVoidReceipts,
} from '../../receipts/index.ts';
import { type BookedPayment, postingRows } from '../../ledger/index.ts';
import { followPayments } from '../payment.repository.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeAtEnd, writeNow } from '../../../db/at-end/index.ts';

interface Credit {
  kind: DueKind;
  /** What was to be paid, as it was before. */
  due: Due;
  payment: PaymentRecord;
  /** All attempts to pay it, this one among them, the newest first. */
  attempts: readonly PaymentRecord[];
  settings: Settings;
  /** When it comes into the books, if not on the day it was paid. */
  day?: Day;
}

export interface IssuedReceipt extends NewReceipt {
  /** It is of the payment whose status the fee or donation shows. */
  isDeciding: boolean;
}

interface Credited {
  due: Due;
  facts: ReceiptFacts;
  receipt: IssuedReceipt;
}

/**
 * What a payment that has just become `paid` brings about, all of it in this transaction: the books, the fee or donation
 * and its coverage, and the receipt.
 */
export async function credit(
  tx: Tx,
  ctx: Ctx,
  { kind, due: asked, payment, attempts, settings, day }: Credit,
): Promise<Credited> {
  const head = headFor(kind, payment);
  await writeAtEnd(tx, settlement(ctx, day ? { ...payment, paidOn: day } : payment, head));
  const { due, columns } = payment.isSurplus ? { due: asked, columns: {} } : kind.received(asked, payment);
  const followed = await followPayments(tx, kind, due, ctx.now, { attempts, columns });
  if (!payment.isSurplus && balanceOf(followed) === 0) await kind.settled(tx, ctx, followed, payment);
  const facts = await kind.facts(tx, due);
  // Money that is kept apart pays for no days, and is not deducted from anybody's tax.
  const printed = payment.isSurplus ? { ...facts, period: null, isTaxDeductible: false } : facts;
  const series = payment.isSimulated ? 'simulated' : 'issued';
  const receipt = await issueReceipt(tx, payment, { facts: printed, head, now: ctx.now, series, settings });
  if (!payment.isSurplus && attempts.some(({ status }) => status === 'reversed')) {
    await writeNow(tx);
    const { isSimulated } = payment;
    await replaceVoidReceipts(tx, kind.column, due.id, { id: receipt.id, isSimulated });
  }
  const isDeciding = followed.decidingPaymentId === payment.id;
  return { due: followed, facts, receipt: { ...receipt, isDeciding } };
}

/** The books of a payment that came. */
export function settlement(ctx: Ctx, payment: BookedPayment & { paidOn: Day }, head: BookedHead) {
  const posted = { postedAt: ctx.now, postedBy: ctx.actor?.id ?? null };
  return postingRows([payment], ({ paidOn: day }) => ({ kind: 'settle', head, day, ...posted }));
}

/** Simulated money is under no head of money, whatever it is for. */
function headFor({ head }: DueKind, { isSimulated, isSurplus }: PaymentRecord): BookedHead {
  if (isSimulated) return 'simulated';
  return isSurplus ? 'held_for_refund' : head;
}
