import {
  dayOf,
  englishFormat,
  type InputOf,
  mostReceiptsInPrint,
  type paperDownloads,
  startOf,
} from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { shippedLook } from '../content/paper-frame.ts';
import { readPictures } from '../drawing/draw-content.ts';
import { drawPaper } from '../drawing/draw-paper.ts';
import { qrPixels } from '../drawing/qr-pixels.ts';
import { pdfAnswer } from '../drawing/render-once.ts';
import { contentOf, printedOn } from '../receipts/open-receipt.ts';
import { findReceiptPaper } from '../receipts/receipt-paper.repository.ts';
import { pictureOf } from '../receipts/receipt.service.ts';
import { donationReceiptIds, feeReceiptIds } from './chosen-receipts.ts';
import { sheetsOf } from './sheets.ts';
import { words } from './words.en.ts';

type Downloads = typeof paperDownloads;
const oneMore = mostReceiptsInPrint + 1;
/** Receipts of before are printed as pictures, as their own drawing makes them. */
const printDensity = 200;

export async function printDonationReceipts(
  ctx: Ctx,
  { query }: InputOf<Downloads['donationReceiptSheets']>,
): Promise<FileAnswer> {
  const ids = await donationReceiptIds(ctx, query, oneMore);
  return printReceipts(ctx, ids, { name: 'donation-receipts', entity: 'Donation', filters: query });
}

export async function printFeeReceipts(
  ctx: Ctx,
  { query }: InputOf<Downloads['feeReceiptSheets']>,
): Promise<FileAnswer> {
  const ids = await feeReceiptIds(ctx, query, oneMore);
  return printReceipts(ctx, ids, { name: 'fee-receipts', entity: 'MembershipFee', filters: query });
}

interface Print {
  name: string;
  entity: string;
  filters: { q?: string | undefined };
}

/** Who printed them is written down before the first one is drawn. */
async function printReceipts(ctx: Ctx, ids: string[], { name, entity, filters }: Print): Promise<FileAnswer> {
  if (ids.length === 0) throw new AppError('not_found', { detail: words.none });
  if (ids.length > mostReceiptsInPrint)
    throw fieldProblem(
      'from',
      'isFewEnough',
      words.tooManyToPrint(englishFormat.number(mostReceiptsInPrint)),
    );
  const after = { format: 'print', papers: ids.length, ...auditableFilters(filters) };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity, after }));
  const pictures = new Map<string, Uint8Array>();
  const drawn = [];
  for (const id of ids) drawn.push(await drawnReceipt(ctx, id, pictures));
  const title = `${name}-${dayOf(ctx.now)}`;
  const pdf = await drawPaper(ctx, {
    template: 'anew/receipt-sheets.typ',
    data: JSON.stringify({ title: words.receipts, sheets: sheetsOf(drawn) }),
    pictures: [...pictures].map(([picture, bytes]) => ({ name: picture, bytes })),
    dated: startOf(dayOf(ctx.now)),
  });
  return pdfAnswer(`${title}.pdf`, pdf);
}

/** What is drawn of a receipt, with the names of its pictures; those of one letterhead are handed over once. */
async function drawnReceipt(ctx: Ctx, id: string, pictures: Map<string, Uint8Array>) {
  const receipt = orNotFound(await findReceiptPaper(ctx.db, 'id', id));
  const content = contentOf(ctx, receipt, false);
  if (!content.sheet) {
    pictures.set(`receipt-${id}`, await pictureOf(ctx, receipt, printDensity));
    return { isHalf: false, whole: `receipt-${id}` };
  }
  const { look = shippedLook } = printedOn(receipt);
  const idOf = { logo: look.logoFileId, signature: look.signatureFileId };
  const named: Record<string, string | null> = { logo: null, signature: null, qr: `qr-${id}` };
  for (const { name, bytes } of await readPictures(ctx, look)) {
    named[name] = `${name}-${idOf[name]}`;
    pictures.set(`${name}-${idOf[name]}`, bytes);
  }
  if (content.verification) pictures.set(`qr-${id}`, qrPixels(content.verification.address));
  return { isHalf: true, content, pictures: named };
}
