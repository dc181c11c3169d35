import { type Day, dayOf } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { insertMany } from '../../../db/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { ReceiptSeries } from '../../../db/schema.ts';
import type { DueFacts } from '../due.ts';
import { findDzongkhaNames, receiptBefore, takePositions } from './receipt.repository.ts';
import { type PrintedPayment, receiptHash, snapshotText } from './snapshot.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { newVerificationCode, randomLetters } from '../../../platform/verification-codes.ts';

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
  const dzongkhaNames = await findDzongkhaNames(
    tx,
    paid.flatMap(({ facts }) => facts.payer.membershipCode ?? []),
  );
  const { year, first } = await takePositions(tx, series, thisYear, paid.length);
  const before = await receiptBefore(tx, series, year, first);
  let previousHash = before?.hash ?? '';
  const receipts = paid.map(({ payment, facts, oldNumber }, place) => {
    const position = first + place;
    const issuedOn = series === 'history' ? payment.paidOn : laterDay(today, before?.issuedOn);
    const number = oldNumber ?? receiptNumber(settings.receiptPrefix, series, year, position);
    const isSimulated = series === 'simulated';
    const nameDzongkha = dzongkhaNames.get(facts.payer.membershipCode ?? '') ?? null;
    const issued = { receiptNumber: number, issuedOn, head, isSimulated, nameDzongkha };
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
      verificationCode: newVerificationCode(),
      checkCode: randomLetters(8),
      createdAt: now,
    };
    previousHash = hash;
    return receipt;
  });
  await insertMany(tx, 'receipts', receipts);
  return receipts;
}

/** Receipts in the order of their numbers are in the order of their days, also when the clock was set back. */
const laterDay = (today: Day, dayBefore: Day = today): Day => (dayBefore > today ? dayBefore : today);

/**
 * `KM/R/2026/000123`; of a simulated payment `KM/SIM/2026/000123`; receipts of an older book without a number of their
 * own: `KM/H/000123`.
 */
function receiptNumber(prefix: string, series: ReceiptSeries, year: number, position: number): string {
  const digits = String(position).padStart(6, '0');
  if (series === 'history') return `${prefix}/H/${digits}`;
  return `${prefix}/${series === 'simulated' ? 'SIM' : 'R'}/${year}/${digits}`;
}
