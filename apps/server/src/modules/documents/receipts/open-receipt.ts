import { isAllowed, type PaperContent } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type PaperState, statusOf } from '../content/paper-frame.ts';
import { receiptContent } from '../content/receipt-content.ts';
import type { ReceiptSnapshot } from '../content/receipt-snapshot.ts';
import { type Grant, useGrant } from '../grants/grant.service.ts';
import { findReceiptPaper, isPaidByKeeper, type ReceiptPaper } from './receipt-paper.repository.ts';

/** A receipt as it is shown; some people see it without its check code. */
export type OpenedReceipt = Omit<ReceiptPaper, 'checkCode'> & { checkCode: string | null };
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Staff, the person it belongs to, the keeper who paid, or somebody with a grant for it; for all others there is none. */
export async function openReceipt(ctx: Ctx, idOrNumber: string): Promise<OpenedReceipt> {
  const column = isId.test(idOrNumber) ? 'id' : 'receiptNumber';
  const receipt = orNotFound(await findReceiptPaper(ctx.db, column, idOrNumber));
  if (isOfOffice(ctx, receipt)) return receipt;
  if (ctx.actor?.memberId && ctx.actor.memberId === receipt.memberId) return receipt;
  // Without its check code, which opens all papers of the person on it.
  if (ctx.actor?.memberId && (await isPaidByKeeper(ctx.db, ctx.actor.memberId, receipt.paymentId)))
    return { ...receipt, checkCode: null };
  const grant = await useGrant(ctx, (granted) => granted.receiptId === receipt.id);
  if (!grant) throw new AppError('not_found');
  return asGranted(receipt, grant);
}

/**
 * Who only knows the payment, such as a stranger who paid for somebody else, gets the receipt without its check code: that
 * opens all papers of the person on it.
 */
export const asGranted = (receipt: ReceiptPaper, granted: Grant): OpenedReceipt =>
  granted.personId === null ? { ...receipt, checkCode: null } : receipt;

export function isOfOffice({ actor }: Ctx, { feeId }: Pick<ReceiptPaper, 'feeId'>): boolean {
  return actor !== null && isAllowed(actor.ability, 'read', feeId ? 'Member' : 'Donation');
}

export const printedOn = ({ snapshot }: Pick<ReceiptPaper, 'snapshot'>) =>
  JSON.parse(snapshot) as ReceiptSnapshot;

export function contentOf(
  { baseUrl }: Ctx,
  { verificationCode, checkCode, ...receipt }: OpenedReceipt,
  isDuplicate: boolean,
): PaperContent {
  const state: PaperState = { ...receipt, status: statusOf(receipt), isDuplicate };
  return receiptContent(printedOn(receipt), state, { baseUrl, verificationCode, checkCode });
}
