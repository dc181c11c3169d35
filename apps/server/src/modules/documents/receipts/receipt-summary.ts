import type { ReceiptSummary } from '@kathok/contract';
import { orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { presentPayments } from '../../payments/index.ts';
import type { ReceiptPaper } from './receipt-paper.repository.ts';

/** A receipt as it is shown beside its payment. */
export async function summaryOf(
  ctx: Ctx,
  { id, feeId, donationId }: Pick<ReceiptPaper, 'id' | 'feeId' | 'donationId'>,
): Promise<ReceiptSummary> {
  const column = feeId ? 'feeId' : 'donationId';
  const payments = await presentPayments(ctx.db, { column }, feeId ?? donationId ?? '');
  return orNotFound(payments.find(({ receipt }) => receipt?.id === id)?.receipt ?? undefined);
}
