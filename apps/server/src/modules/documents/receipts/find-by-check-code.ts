import { timingSafeEqual } from 'node:crypto';
import { recogniseCode } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';
import { findReceiptsOfNumber, type ReceiptPaper } from './receipt-paper.repository.ts';

/** The receipt with this number and this check code, however both were typed. */
export async function findByCheckCode(
  db: Db | Tx,
  typed: { receiptNumber: string; checkCode: string },
): Promise<ReceiptPaper | undefined> {
  const code = recogniseCode(typed.checkCode);
  if (code?.kind !== 'checkCode') return undefined;
  const receipts = await findReceiptsOfNumber(db, typed.receiptNumber);
  return receipts.find(({ checkCode }) => isSame(checkCode, code.code));
}

export const isSame = (a: string, b: string): boolean =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));
