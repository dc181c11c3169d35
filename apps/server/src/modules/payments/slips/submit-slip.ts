import { balanceOf, type Day, dayOf, isFuture } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { DueKind } from '../due.ts';
import { journalKey } from '../../ledger/index.ts';
import { followPayments, insertPayment } from '../payment.repository.ts';
import type { Slip } from './read-slip.ts';
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

/** The payer sends the proof of a transfer; it waits for staff to verify it. */
export async function submitSlip(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  dueId: string,
  { slip, ...sent }: SentSlip,
): Promise<void> {
  if (isFuture(sent.paidOn, dayOf(ctx.now))) throw fieldProblem('paidOn', 'isPast', words.futureDay);
  const { due, attempts } = await requireRoomForSlip(tx, kind, dueId);
  // It had no room when the slip came, and somebody made some meanwhile.
  if (!slip) throw new AppError('wrong_state', { detail: words.waitsAlready });
  const createdBy = ctx.actor?.id ?? null;
  const kept = await ctx.files.put(tx, { ...slip.file, kind: 'slip', createdBy });
  const payment = await insertPayment(tx, {
    ...sent,
    [kind.column]: due.id,
    amount: balanceOf(due),
    currency: due.currency,
    status: 'pending',
    journalKey: journalKey(sent.bank, sent.journalNumber),
    slipFileId: kept.id,
    slipSha256: slip.sha256,
    submittedAt: ctx.now,
    submittedBy: createdBy,
    createdAt: ctx.now,
    updatedAt: ctx.now,
  });
  await followPayments(tx, kind, due, ctx.now, { attempts: [payment, ...attempts] });
  await ctx.audit(tx, {
    action: 'send_slip',
    entity: kind.entity,
    entityId: due.id,
    label: due.label,
    after: { paymentId: payment.id, method: sent.method, bank: sent.bank, paidOn: sent.paidOn },
  });
}
