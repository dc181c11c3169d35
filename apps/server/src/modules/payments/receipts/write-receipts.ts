import { type Day, dayOf, type Settings } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import type { ReceiptSeries } from '../../../db/schema.ts';
import type { DueFacts } from '../due.ts';
import { type PrintedPayment, receiptHash, snapshotText } from './snapshot.ts';
import type { ReceiptPlaces } from '../../../platform/number.repository.ts';
import { newVerificationCode, randomLetters } from '../../../platform/verification-codes.ts';

export interface Paid {
  payment: PrintedPayment;
  facts: DueFacts;
  /** The number it has in an older book. */
  oldNumber?: string | null;
}

export interface Occasion {
  head: string;
  now: Date;
  /** `history` holds what stands in an older book, `simulated` what was paid at a simulated bank. */
  series: ReceiptSeries;
  settings: Settings;
  /** What members are called in their own script, by their codes. */
  namesDzongkha: ReadonlyMap<string, string>;
}

/** Whose numbers they get: those of the year, or of the older book. */
export const receiptSeries = (series: ReceiptSeries, now: Date, count: number) => ({
  series,
  year: series === 'history' ? 0 : Number(dayOf(now).slice(0, 4)),
  count,
});

/** A receipt that is about to be written. */
export type NewReceipt = ReturnType<typeof writeReceipts>[number];

/** The frozen documents of paid payments in the places that were taken for them, in their order. Each seals the one before. */
export function writeReceipts(
  paid: readonly Paid[],
  { year, first, hashBefore, dayBefore }: ReceiptPlaces,
  { head, now, series, settings, namesDzongkha }: Occasion,
) {
  const today = dayOf(now);
  const isSimulated = series === 'simulated';
  let previousHash = hashBefore;
  return paid.map(({ payment, facts, oldNumber }, place) => {
    const position = first + place;
    const issuedOn = series === 'history' ? payment.paidOn : laterDay(today, dayBefore);
    const number = oldNumber ?? receiptNumber(settings.receiptPrefix, series, year, position);
    const nameDzongkha = namesDzongkha.get(facts.payer.membershipCode ?? '') ?? null;
    const issued = { receiptNumber: number, issuedOn, head, isSimulated, nameDzongkha };
    const snapshot = snapshotText(issued, payment, facts, settings);
    const hash = receiptHash(previousHash, snapshot);
    const receipt = {
      id: randomUUID() as string,
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
}

/** Receipts in the order of their numbers are in the order of their days, also when the clock was set back. */
const laterDay = (today: Day, dayBefore: Day | null): Day =>
  dayBefore !== null && dayBefore > today ? dayBefore : today;

/**
 * `KM/R/2026/000123`; of a simulated payment `KM/SIM/2026/000123`; receipts of an older book without a number of their
 * own: `KM/H/000123`.
 */
function receiptNumber(prefix: string, series: ReceiptSeries, year: number, position: number): string {
  const digits = String(position).padStart(6, '0');
  if (series === 'history') return `${prefix}/H/${digits}`;
  return `${prefix}/${series === 'simulated' ? 'SIM' : 'R'}/${year}/${digits}`;
}
