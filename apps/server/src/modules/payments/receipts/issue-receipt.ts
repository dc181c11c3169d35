import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { type Day, dayOf } from '@kathok/contract';
import { insertMany } from '../../../db/insert-many.ts';
import type { ReceiptSeries } from '../../../db/money-schema.ts';
import type { Tx } from '../../../db/open-database.ts';
import { readSettings } from '../../../platform/settings.ts';
import type { DueFacts } from '../due.ts';
import { receiptNumber, takePositions } from './receipt-number.ts';
import { type PrintedPayment, receiptHash, snapshotText } from './snapshot.ts';

interface Paid {
  payment: PrintedPayment;
  facts: DueFacts;
  /** The number it has in an older book. */
  oldNumber?: string | null;
}

interface Occasion {
  head: string;
  now: Date;
  /** `history` holds what stands in an older book, `simulated` what was paid at a simulated bank. */
  series?: ReceiptSeries;
}

// No 0/O, 1/I/L, U: a check code is typed from paper.
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Numbers and freezes the document of a paid payment, in the transaction that made it paid. */
export async function issueReceipt(
  tx: Tx,
  payment: PrintedPayment,
  { facts, oldNumber = null, ...occasion }: Occasion & Omit<Paid, 'payment'>,
): Promise<{ id: string; receiptNumber: string }> {
  const [receipt] = await issueReceipts(tx, [{ payment, facts, oldNumber }], occasion);
  return receipt!;
}

/** The same for many, in their order. */
export async function issueReceipts(
  tx: Tx,
  paid: readonly Paid[],
  { head, now, series = 'issued' }: Occasion,
): Promise<{ id: string; receiptNumber: string }[]> {
  const settings = await readSettings(tx);
  const today = dayOf(now);
  const thisYear = series === 'history' ? 0 : Number(today.slice(0, 4));
  const { year, first } = await takePositions(tx, series, thisYear, paid.length);
  const before = await receiptBefore(tx, series, year, first);
  let previousHash = before?.hash ?? '';
  const receipts = paid.map(({ payment, facts, oldNumber }, place) => {
    const position = first + place;
    const issuedOn = series === 'history' ? payment.paidOn : laterDay(today, before?.issuedOn);
    const number = oldNumber ?? receiptNumber(settings.receiptPrefix, series, year, position);
    const isSimulated = series === 'simulated';
    const issued = { receiptNumber: number, issuedOn, head, isSimulated };
    const snapshot = snapshotText(issued, payment, facts, settings);
    const hash = receiptHash(previousHash, snapshot);
    const receipt = {
      id: randomUUID(),
      receiptNumber: number,
      series,
      year,
      position,
      paymentId: payment.id,
      issuedOn,
      snapshot,
      previousHash,
      hash,
      verificationCode: randomBytes(16).toString('base64url'),
      checkCode: Array.from({ length: 8 }, () => alphabet.charAt(randomInt(alphabet.length))).join(''),
      createdAt: now,
    };
    previousHash = hash;
    return receipt;
  });
  await insertMany(tx, 'receipts', receipts);
  return receipts;
}

async function receiptBefore(tx: Tx, series: ReceiptSeries, year: number, position: number) {
  if (position === 1) return undefined;
  return tx
    .selectFrom('receipts')
    .select(['hash', 'issuedOn'])
    .where('series', '=', series)
    .where('year', '=', year)
    .where('position', '=', position - 1)
    .executeTakeFirstOrThrow();
}

/** Receipts in the order of their numbers are in the order of their days, also when the clock was set back. */
const laterDay = (today: Day, dayBefore: Day = today): Day => (dayBefore > today ? dayBefore : today);

/** It stays, numbered and visible, marked as void. */
export async function voidReceipt(tx: Tx, paymentId: string, reason: string, now: Date): Promise<string> {
  const { receiptNumber } = await tx
    .updateTable('receipts')
    .set({ voidedAt: now, voidReason: reason })
    .where('paymentId', '=', paymentId)
    .where('voidedAt', 'is', null)
    .returning('receiptNumber')
    .executeTakeFirstOrThrow();
  return receiptNumber;
}

/**
 * What was void for the same fee or donation says which receipt stands in its place. Money that came twice has none,
 * and a simulated receipt never stands in for a real one.
 */
export async function replaceVoidReceipts(
  tx: Tx,
  column: 'feeId' | 'donationId',
  dueId: string,
  receipt: { id: string; isSimulated: boolean },
): Promise<void> {
  const takenBack = tx
    .selectFrom('payments')
    .select('id')
    .where(column, '=', dueId)
    .where('status', '=', 'reversed')
    .where('isSurplus', '=', false)
    .where('isSimulated', '=', receipt.isSimulated);
  await tx
    .updateTable('receipts')
    .set({ replacedBy: receipt.id })
    .where('paymentId', 'in', takenBack)
    .where('voidedAt', 'is not', null)
    .where('replacedBy', 'is', null)
    .execute();
}
