import { randomBytes, randomInt } from 'node:crypto';
import { dayOf } from '@kathok/contract';
import type { ReceiptSeries } from '../../../db/money-schema.ts';
import type { Tx } from '../../../db/open-database.ts';
import { readSettings } from '../../../platform/settings.ts';
import type { DueFacts } from '../due.ts';
import type { PaymentRecord } from '../attempts.ts';
import { receiptNumber, takePositions } from './receipt-number.ts';
import { receiptHash, snapshotText } from './snapshot.ts';

interface Occasion {
  head: string;
  facts: DueFacts;
  now: Date;
  /** The number it has in an older book; it then stands in the series of history. */
  oldNumber?: string | null;
  series?: ReceiptSeries;
}

// No 0/O, 1/I/L, U: a check code is typed from paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Numbers and freezes the document of a paid payment, in the transaction that made it paid. */
export async function issueReceipt(
  tx: Tx,
  payment: PaymentRecord,
  { head, facts, now, oldNumber, series = 'issued' }: Occasion,
): Promise<{ id: string; receiptNumber: string }> {
  const settings = await readSettings(tx);
  const issuedOn = series === 'issued' ? dayOf(now) : payment.paidOn;
  const year = series === 'issued' ? Number(issuedOn.slice(0, 4)) : 0;
  const position = await takePositions(tx, series, year, 1);
  const number = oldNumber ?? receiptNumber(settings.receiptPrefix, series, year, position);
  const previousHash = await hashBefore(tx, series, year, position);
  const snapshot = snapshotText({ receiptNumber: number, issuedOn, head }, payment, facts, settings);
  return tx
    .insertInto('receipts')
    .values({
      receiptNumber: number,
      series,
      year,
      position,
      paymentId: payment.id,
      issuedOn,
      snapshot,
      previousHash,
      hash: receiptHash(previousHash, snapshot),
      verificationCode: randomBytes(16).toString('base64url'),
      checkCode: Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
      createdAt: now,
    })
    .returning(['id', 'receiptNumber'])
    .executeTakeFirstOrThrow();
}

async function hashBefore(tx: Tx, series: ReceiptSeries, year: number, position: number): Promise<string> {
  if (position === 1) return '';
  const { hash } = await tx
    .selectFrom('receipts')
    .select('hash')
    .where('series', '=', series)
    .where('year', '=', year)
    .where('position', '=', position - 1)
    .executeTakeFirstOrThrow();
  return hash;
}

/** It stays, numbered and visible, marked as void. */
export async function voidReceipt(tx: Tx, paymentId: string, reason: string, now: Date): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ voidedAt: now, voidReason: reason })
    .where('paymentId', '=', paymentId)
    .where('voidedAt', 'is', null)
    .execute();
}
