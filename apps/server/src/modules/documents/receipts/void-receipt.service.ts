import type { InputOf, receipts, ReceiptSummary } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { type DueKinds, reverseDue } from '../../payments/index.ts';
import { words } from '../words.en.ts';
import { findReceiptPaper } from './receipt-paper.repository.ts';
import { summaryOf } from './receipt-summary.ts';

/** The payment is reversed with it: a receipt is void exactly when its money is not there any more. */
export async function voidReceipt(
  ctx: Ctx,
  { params, body }: InputOf<(typeof receipts)['void']>,
  dues: DueKinds,
): Promise<ReceiptSummary> {
  const receipt = orNotFound(await findReceiptPaper(ctx.db, 'id', params.id));
  if (receipt.voidedAt) throw new AppError('wrong_state', { detail: words.alreadyVoid });
  const reversal = { reason: body.reason, paymentId: receipt.paymentId };
  const kind = receipt.feeId ? dues.fee : dues.donation;
  const dueId = orNotFound(receipt.feeId ?? receipt.donationId ?? undefined);
  await inTransaction(ctx, (tx) => reverseDue(tx, ctx, kind, dueId, reversal));
  return summaryOf(ctx, receipt);
}
