import { checkCodeLength, type Day, dayOf, type Settings } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/open-database.ts';
import type { ReceiptSeries } from '../../db/schema.ts';
import type { ReceiptFacts } from './receipt-facts.ts';
import { type KnownForReceipts, lookUpForReceipts } from './receipt.repository.ts';
import { type PrintedPayment, snapshotText } from './snapshot.ts';
import { receiptAtEnd } from '../../db/at-end/index.ts';
import { newVerificationCode, randomLetters } from '../../platform/verification-codes.ts';

export interface Paid {
  payment: PrintedPayment;
  facts: ReceiptFacts;
  /** The number it has in an older book. */
  oldNumber?: string | null;
}

export interface ReceiptContext {
  head: string;
  now: Date;
  /** `history` holds what stands in an older book, `simulated` what was paid at a simulated bank. */
  series: ReceiptSeries;
  settings: Settings;
  known: KnownForReceipts;
}

/** A receipt that is about to be written; its number and its seal are taken by the last statement of the transaction. */
export type NewReceipt = ReturnType<typeof writeReceipts>[number];

/** Leaves the frozen documents of paid payments to the end, in their order. Each seals the one before. */
export function writeReceipts(
  tx: Tx,
  paid: readonly Paid[],
  { head, now, series, settings, known }: ReceiptContext,
) {
  const isHistory = series === 'history';
  const isSimulated = series === 'simulated';
  const today = laterDay(dayOf(now), known.latestDay);
  // What stands in an older book has its own days and, under the year 0, numbers without a year.
  const year = isHistory ? 0 : Number(dayOf(now).slice(0, 4));
  const place = { series, day: today, year, latest: latestYear(now) };
  return paid.map(({ payment, facts, oldNumber }) =>
    receiptAtEnd(tx, place, (number) => {
      const receiptNumber = oldNumber ?? numberOf(settings.receiptPrefix, series, number);
      const issuedOn = isHistory ? payment.paidOn : today;
      const nameDzongkha = known.namesDzongkha.get(facts.payer.membershipCode ?? '') ?? null;
      const issued = { receiptNumber, issuedOn, head, isSimulated, nameDzongkha };
      return {
        id: randomUUID() as string,
        receiptNumber,
        paymentId: payment.id,
        issuedOn,
        snapshot: snapshotText(issued, payment, facts, settings),
        verificationCode: newVerificationCode(),
        checkCode: randomLetters(checkCodeLength),
        createdAt: now,
      };
    }),
  );
}

/**
 * Freezes the document of a paid payment, in the transaction that made it paid, by whose last statement it is numbered and
 * written.
 */
export async function issueReceipt(
  tx: Tx,
  payment: Paid['payment'],
  { facts, ...occasion }: Omit<ReceiptContext, 'known'> & Pick<Paid, 'facts'>,
): Promise<NewReceipt> {
  const known = await lookUpForReceipts(tx, seriesAt(occasion), [facts.payer.membershipCode]);
  const [receipt] = writeReceipts(tx, [{ payment, facts }], { ...occasion, known });
  return receipt!;
}

/** A series, and the latest year that may have begun: clocks of servers differ by seconds, and New Year is one of them. */
export const seriesAt = ({ series, now }: Pick<ReceiptContext, 'series' | 'now'>) => ({
  series,
  latestYear: latestYear(now),
});
const latestYear = (now: Date): number => Number(dayOf(new Date(now.getTime() + 86_400_000)).slice(0, 4));

/** Receipts in the order of their numbers are in the order of their days, also when the clock was set back. */
const laterDay = (today: Day, latest: Day | null): Day =>
  latest !== null && latest > today ? latest : today;

/**
 * `KM/R/2026/000123`; of a simulated payment `KM/SIM/2026/000123`; receipts of an older book without a number of their
 * own: `KM/H/000123`.
 */
function numberOf(
  prefix: string,
  series: ReceiptSeries,
  { year, digits }: { year: string; digits: string },
): string {
  if (series === 'history') return `${prefix}/H/${digits}`;
  return `${prefix}/${series === 'simulated' ? 'SIM' : 'R'}/${year}/${digits}`;
}
