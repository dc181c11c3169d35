import { type InputOf, isAllowed, type PaperContent, type receipts, type ResponseOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type PaperState, shippedLook, statusOf } from '../content/paper-frame.ts';
import { receiptContent, type ReceiptSnapshot } from '../content/receipt-content.ts';
import { drawContent, readPictures, withPictures } from '../drawing/draw-content.ts';
import { type Grant, useGrant } from '../grants/grant.service.ts';
import { summaryOf } from './receipt-summary.ts';
import { findReceiptPaper, type ReceiptPaper } from './receipt-paper.repository.ts';
import { pdfAnswer, pdfName, renderOnce } from '../drawing/render-once.ts';

type Receipts = typeof receipts;
/** A receipt as it is shown; some people see it without its check code. */
type OpenedReceipt = Omit<ReceiptPaper, 'checkCode'> & { checkCode: string | null };
const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

export async function getReceipt(
  ctx: Ctx,
  { params }: InputOf<Receipts['get']>,
): Promise<ResponseOf<Receipts['get']>> {
  const receipt = await openReceipt(ctx, params.receipt);
  return { ...(await summaryOf(ctx, receipt)), content: await receiptPage(ctx, receipt) };
}

/** The content of a receipt for a page, for anyone who was let in before. */
export async function receiptPage(ctx: Ctx, receipt: OpenedReceipt): Promise<PaperContent> {
  const pictures = await readPictures(ctx, printedOn(receipt).look ?? shippedLook);
  return withPictures(contentOf(ctx, receipt, false), pictures);
}

export async function getReceiptPdf(
  ctx: Ctx,
  { params, query }: InputOf<Receipts['pdf']>,
): Promise<FileAnswer> {
  return drawReceipt(ctx, await openReceipt(ctx, params.receipt), query.copy === 'duplicate');
}

/** The PDF of a receipt, for anyone who was let in before. */
export async function drawReceipt(
  ctx: Ctx,
  receipt: OpenedReceipt,
  isDuplicate = false,
): Promise<FileAnswer> {
  const { id, receiptNumber: number } = receipt;
  async function draw() {
    const { look = shippedLook, template = 1 } = printedOn(receipt);
    return drawContent(ctx, contentOf(ctx, receipt, isDuplicate), await readPictures(ctx, look), template);
  }
  // A receipt without its check code is another paper than the one that is kept.
  if (receipt.checkCode === null) return pdfAnswer(pdfName(number), await draw());
  const status = statusOf(receipt);
  return renderOnce(ctx, {
    id,
    number,
    state: status === 'valid' && isDuplicate ? 'duplicate' : status,
    draw,
  });
}

export const drawReceiptById = async (ctx: Ctx, id: string): Promise<FileAnswer> =>
  drawReceipt(ctx, orNotFound(await findReceiptPaper(ctx.db, 'id', id)));

/** Staff, the person it belongs to, or somebody with a grant for it; for all others there is none. */
async function openReceipt(ctx: Ctx, idOrNumber: string): Promise<OpenedReceipt> {
  const column = isId.test(idOrNumber) ? 'id' : 'receiptNumber';
  const receipt = orNotFound(await findReceiptPaper(ctx.db, column, idOrNumber));
  if (isOfOffice(ctx, receipt)) return receipt;
  if (ctx.actor?.memberId && ctx.actor.memberId === receipt.memberId) return receipt;
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

function isOfOffice({ actor }: Ctx, { feeId }: ReceiptPaper): boolean {
  return actor !== null && isAllowed(actor.ability, 'read', feeId ? 'Member' : 'Donation');
}

const printedOn = ({ snapshot }: Pick<ReceiptPaper, 'snapshot'>) => JSON.parse(snapshot) as ReceiptSnapshot;

function contentOf(
  { baseUrl }: Ctx,
  { verificationCode, checkCode, ...receipt }: OpenedReceipt,
  isDuplicate: boolean,
): PaperContent {
  const state: PaperState = { ...receipt, status: statusOf(receipt), isDuplicate };
  return receiptContent(printedOn(receipt), state, { baseUrl, verificationCode, checkCode });
}
