import type { InputOf, receipts, ReceiptSummary } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { reverseDonation } from '../../donations/index.ts';
import { reverseFee } from '../../fees/index.ts';
import { words } from '../words.en.ts';
import { findReceiptPaper } from './receipt-paper.repository.ts';
import { summaryOf } from './receipt-summary.ts';

/** The payment is reversed with it: a receipt is void exactly when its money is not there any more. */
export async function voidReceipt(
  ctx: Ctx,
  { params, body }: InputOf<(typeof receipts)['void']>,
): Promise<ReceiptSummary> {
  const receipt = orNotFound(await findReceiptPaper(ctx.db, 'id', params.id));
  if (receipt.voidedAt) throw new AppError('wrong_state', { detail: words.alreadyVoid });
  const reversal = { reason: body.reason, paymentId: receipt.paymentId };
  if (receipt.feeId) await reverseFee(ctx, { params: { id: receipt.feeId }, query: {}, body: reversal });
  else if (receipt.donationId)
    await reverseDonation(ctx, { params: { id: receipt.donationId }, query: {}, body: reversal });
  return summaryOf(ctx, receipt);
}
