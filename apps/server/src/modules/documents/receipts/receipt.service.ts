import {
  type InputOf,
  maskIdentity,
  type PaperContent,
  type receipts,
  type ResponseOf,
} from '@kathok/contract';
import sharp from 'sharp';
import { orNotFound } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { shippedLook, statusOf } from '../content/paper-frame.ts';
import { drawContent, readPictures, withPictures } from '../drawing/draw-content.ts';
import { fileAnswer, pdfAnswer, pdfName, renderOnce } from '../drawing/render-once.ts';
import { contentOf, isOfOffice, type OpenedReceipt, openReceipt, printedOn } from './open-receipt.ts';
import { findReceiptPaper } from './receipt-paper.repository.ts';
import { summaryOf } from './receipt-summary.ts';

type Receipts = typeof receipts;

/**
 * Somebody who comes in and names a CID has not shown that it is theirs, and a donation of ten ngultrum must not be a way
 * to another person's papers.
 */
function numberNamed({ donorType, donorNumber }: OpenedReceipt): string | null {
  return donorType === 'non_member' && donorNumber !== null ? maskIdentity(donorNumber) : null;
}

const withCode = (receipt: OpenedReceipt, { checkCode }: { checkCode?: 'withheld' | undefined }) =>
  checkCode === 'withheld' ? { ...receipt, checkCode: null } : receipt;

export async function getReceipt(
  ctx: Ctx,
  { params }: InputOf<Receipts['get']>,
): Promise<ResponseOf<Receipts['get']>> {
  const receipt = await openReceipt(ctx, params.receipt);
  return {
    ...(await summaryOf(ctx, receipt)),
    content: await receiptPage(ctx, receipt),
    opensPapersOf: isOfOffice(ctx, receipt) ? numberNamed(receipt) : null,
  };
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
  const receipt = withCode(await openReceipt(ctx, params.receipt), query);
  return drawReceipt(ctx, receipt, query.copy === 'duplicate');
}

/** The PDF of a receipt, for anyone who was let in before. */
export async function drawReceipt(
  ctx: Ctx,
  receipt: OpenedReceipt,
  isDuplicate = false,
): Promise<FileAnswer> {
  const { id, receiptNumber: number } = receipt;
  const draw = () => drawAs(ctx, receipt, { isDuplicate });
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

/** Dots an inch: the picture of half a sheet is as wide as a phone shows it. */
const pictureDensity = 150;

/** The receipt as a picture, to be sent where people send pictures. It is made anew each time. */
export async function getReceiptPicture(
  ctx: Ctx,
  { params, query }: InputOf<Receipts['picture']>,
): Promise<FileAnswer> {
  const receipt = withCode(await openReceipt(ctx, params.receipt), query);
  const bytes = await pictureOf(ctx, receipt, pictureDensity);
  return fileAnswer(pdfName(receipt.receiptNumber).replace(/pdf$/, 'png'), 'image/png', bytes);
}

export async function pictureOf(ctx: Ctx, receipt: OpenedReceipt, density: number): Promise<Uint8Array> {
  const svg = await drawAs(ctx, receipt, { asSvg: true });
  const white = sharp(svg, { density, unlimited: true }).flatten({ background: '#fff' });
  return white.png({ palette: true }).toBuffer();
}

async function drawAs(
  ctx: Ctx,
  receipt: OpenedReceipt,
  { isDuplicate = false, asSvg = false }: { isDuplicate?: boolean; asSvg?: boolean },
): Promise<Uint8Array> {
  const { look = shippedLook, template = 1 } = printedOn(receipt);
  const pictures = await readPictures(ctx, look);
  return drawContent(ctx, contentOf(ctx, receipt, isDuplicate), pictures, { template, asSvg });
}
