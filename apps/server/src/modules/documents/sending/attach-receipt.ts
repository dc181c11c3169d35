import { bytesOfFile } from '../../../base/files/file-answer.ts';
import { orNotFound } from '../../../base/app-error.ts';
import type { Attach } from '../../../platform/mail/sending/deliver-mail.ts';
import { findReceiptPaper } from '../receipts/receipt-paper.repository.ts';
import { drawReceipt } from '../receipts/receipt.service.ts';
import { words } from './words.en.ts';

/** A receipt for its message, drawn when the message leaves. One that has become void meanwhile stays here. */
export const attachReceipt: Attach = async (ctx, receiptId) => {
  const receipt = orNotFound(await findReceiptPaper(ctx.db, 'id', receiptId));
  if (receipt.voidedAt) return { withdrawn: words.withdrawn };
  const paper = await drawReceipt(ctx, receipt);
  return { filename: paper.fileName, content: await bytesOfFile(paper) };
};
