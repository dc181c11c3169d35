import { balanceOf, type Day, dayOf, isFuture } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { DueRef } from '../due.ts';
import { followPayments, insertPayment } from '../payment.repository.ts';
import type { Slip } from './read-slip.ts';
import { transferColumns } from '../payment-rules.ts';
import { requireRoomForSlip } from './room-for-slip.ts';
import { words } from '../words.en.ts';
import type { Ctx } from '../../../platform/context.ts';

interface SentSlip {
  method: 'mobile_transfer' | 'bank_deposit';
  bank: string;
  journalNumber: string;
  paidOn: Day;
  /** Null where nothing was read, because nothing was owed. */
  slip: Slip | null;
}

/**
 * The payer sends the proof of a transfer, for one thing or for several at once; it waits for staff to verify it. Each
 * has a payment of its own. Answers what is asked for each.
 */
export async function submitSlip(
  tx: Tx,
  ctx: Ctx,
  refs: readonly DueRef[],
  { slip, ...sent }: SentSlip,
  jointPaymentId?: string,
): Promise<number[]> {
  if (isFuture(sent.paidOn, dayOf(ctx.now))) throw fieldProblem('paidOn', 'isPast', words.futureDay);
  const open = [];
  for (const { kind, dueId } of refs) open.push({ kind, ...(await requireRoomForSlip(tx, kind, dueId)) });
  // It had no room when the slip came, and somebody made some meanwhile.
  if (!slip) throw new AppError('wrong_state', { detail: words.waitsAlready });
  const createdBy = ctx.actor?.id ?? null;
  const kept = await ctx.files.put(tx, { ...slip.file, kind: 'slip', createdBy });
  const amounts = [];
  for (const [place, { kind, due, attempts }] of open.entries()) {
    const share = jointPaymentId ? { jointPaymentId, holdsKey: place === 0 } : undefined;
    const payment = await insertPayment(tx, {
      ...sent,
      ...transferColumns(sent.bank, sent.journalNumber, share),
      [kind.column]: due.id,
      amount: balanceOf(due),
      currency: due.currency,
      status: 'pending',
      slipFileId: kept.id,
      slipSha256: slip.sha256,
      submittedAt: ctx.now,
      submittedBy: createdBy,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    });
    amounts.push(payment.amount);
    await followPayments(tx, kind, due, ctx.now, { attempts: [payment, ...attempts] });
    await ctx.audit(tx, {
      action: 'send_slip',
      entity: kind.entity,
      entityId: due.id,
      label: due.label,
      after: { paymentId: payment.id, method: sent.method, bank: sent.bank, paidOn: sent.paidOn },
    });
  }
  return amounts;
}
