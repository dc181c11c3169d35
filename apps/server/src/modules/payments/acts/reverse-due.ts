import { balanceOf, dayOf, formatAmount, toTakeBack } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { followVoidReceipts } from '../../certificates/index.ts';
import { type Due, type DueKind, lockDue } from '../due.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import { headOf, postingRows } from '../../ledger/index.ts';
import { requireMoneyOfOthers } from '../payment-rules.ts';
import {
  findPayments,
  findSplitsOf,
  followPayments,
  isImportUnfinished,
  movePayment,
} from '../payment.repository.ts';
import { voidReceipt } from '../../receipts/index.ts';
import { hasOpenRefund } from '../refunds/refund.repository.ts';
import { tellReversed } from './payer-messages.ts';
import { words } from '../words.en.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { writeAtEnd } from '../../../db/at-end/index.ts';

export interface Reversal {
  reason: string;
  /** Where it was paid in parts; else what came twice, else the latest. */
  paymentId?: string | undefined;
  /** All that the same transfer paid is taken back with it. */
  isWhole?: boolean;
  /** It is recorded again in this transaction: neither the payer nor a certificate hears of the reversal by itself. */
  comesBack?: boolean;
}

/**
 * A bounced cheque, a mistake, money that staff give back by hand. What was made of money beyond the sum is reversed with
 * it.
 */
export async function reverseDue(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  reversal: Reversal,
): Promise<void> {
  const { id } = await reverse(tx, ctx, kind, dueId, reversal);
  for (const split of await findSplitsOf(tx, id)) {
    if (split.donationId)
      await reverse(tx, ctx, kind.excess?.kind ?? kind, split.donationId, {
        reason: reversal.reason,
        paymentId: split.id,
      });
  }
}

/** Reverses one payment of a fee or donation: the one that is named, else what came twice, else the latest. */
export async function reverse(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  { reason, paymentId, comesBack = false, isWhole = false }: Reversal,
): Promise<PaymentRecord> {
  const due = await lockDue(tx, kind, dueId);
  const attempts = await findPayments(tx, kind, due.id);
  const payment = toTakeBack(attempts.filter(({ id }) => id === (paymentId ?? id)));
  if (!payment) throw new AppError('wrong_state', { detail: words.notPaid });
  // A cheque bounces as one, whatever it paid.
  if (payment.jointPaymentId && payment.method === 'cheque' && !isWhole && !comesBack)
    throw new AppError('wrong_state', { detail: words.joint.wholeCheque });
  // What is taken back by hand meanwhile would be left behind when the import is undone, or fails.
  if (payment.importId && (await isImportUnfinished(tx, payment.importId)))
    throw new AppError('wrong_state', { detail: words.importUnfinished });
  await requireMoneyOfOthers(tx, ctx, payment, await readSettings(tx));
  // The bank may be sending it back at this moment: somebody who also gave it back by hand would give it back twice.
  if (await hasOpenRefund(tx, payment.id))
    throw new AppError('wrong_state', { detail: words.refund.stillOpen });
  return reversePayment(tx, ctx, { kind, due, payment }, { reason, comesBack, isSentBack: false });
}

/** The books are turned back, the receipt is void, and what was paid for goes. */
export async function reversePayment(
  tx: Tx,
  ctx: Ctx,
  { kind, due, payment }: { kind: DueKind; due: Due; payment: PaymentRecord },
  { reason, comesBack, isSentBack }: { reason: string; comesBack: boolean; isSentBack: boolean },
): Promise<PaymentRecord> {
  const by = ctx.actor?.id ?? null;
  const wasSettled = !payment.isSurplus && balanceOf(due) === 0;
  const reversed = await movePayment(tx, payment, 'reversed', {
    reason,
    reversedAt: ctx.now,
    reversedBy: by,
    updatedAt: ctx.now,
  });
  const head = await headOf(tx, payment.id);
  const posting = { kind: 'reverse' as const, head, day: dayOf(ctx.now), postedAt: ctx.now, postedBy: by };
  await writeAtEnd(
    tx,
    postingRows([reversed], () => posting),
  );
  const receiptNumber = await voidReceipt(tx, payment.id, reason, ctx.now);
  const after = await followPayments(tx, kind, due, ctx.now);
  if (wasSettled && balanceOf(after) > 0) {
    const columns = await kind.unsettled(tx, ctx, after, { isSentBack, comesBack });
    if (columns) await followPayments(tx, kind, { ...after, ...columns }, ctx.now, { columns });
  }
  const { amount } = payment;
  const told = { receiptNumber, amount, currency: due.currency, reason, isSentBack };
  if (!comesBack) await tellReversed(tx, ctx, await kind.facts(tx, due), told);
  await ctx.audit(tx, {
    action: 'reverse',
    entity: kind.entity,
    entityId: due.id,
    label: due.label,
    reason,
    before: { amount: formatAmount(amount), paymentId: payment.id, receiptNumber },
  });
  const occasion = { now: ctx.now, by, audit: ctx.audit };
  if (!comesBack) await followVoidReceipts(tx, [payment.id], reason, occasion);
  return reversed;
}
