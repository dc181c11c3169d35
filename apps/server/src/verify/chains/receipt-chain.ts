import { formatAmount } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { ReceiptSeries } from '../../db/schema.ts';
import { receiptHash } from '../../modules/receipts/index.ts';
import type { Disagreement } from '../checks.ts';

interface Series {
  series: ReceiptSeries;
  year: number;
  /** Null where receipts have lost their counter. */
  value: number | null;
  daysRiseFrom: number | null;
}

interface Walked {
  position: number;
  hash: string;
  issuedOn: string;
}

/** Receipts of an older book are counted together, and in no order of days. */
const belongsToNoYear = 0;

/** Reads every receipt in its order: each one seals the one before, so the first byte that was changed is found. */
export async function findBrokenReceipt(db: Db | Tx, portion = 1000): Promise<Disagreement | null> {
  for (const series of await listSeries(db)) {
    const problem = await walk(db, series, portion);
    if (problem) return problem;
  }
  return null;
}

/** Those that have a counter, and those that have receipts. */
function listSeries(db: Db | Tx): Promise<Series[]> {
  return db
    .selectFrom('receiptCounters as counters')
    .fullJoin(
      (query) => query.selectFrom('receipts').select(['series', 'year']).distinct().as('used'),
      (join) => join.onRef('used.series', '=', 'counters.series').onRef('used.year', '=', 'counters.year'),
    )
    .select((row) => [
      row.fn.coalesce('counters.series', 'used.series').$notNull().as('series'),
      row.fn.coalesce('counters.year', 'used.year').$notNull().as('year'),
      'value',
      'daysRiseFrom',
    ])
    .orderBy('series')
    .orderBy('year')
    .execute();
}

async function walk(db: Db | Tx, series: Series, portion: number): Promise<Disagreement | null> {
  let last: Walked = { position: 0, hash: '', issuedOn: '' };
  for (;;) {
    const receipts = await readReceipts(db, series, last.position, portion);
    if (receipts.length === 0) break;
    for (const receipt of receipts) {
      const expected = last.position + 1;
      if (receipt.position !== expected)
        return { record: nameOf(series, expected), problem: `it is missing before ${receipt.receiptNumber}` };
      const problem = problemOf(receipt, last, series);
      if (problem) return { record: `receipt ${receipt.receiptNumber}`, problem };
      last = receipt;
    }
  }
  return problemOfEnd(series, last.position);
}

type Receipt = Awaited<ReturnType<typeof readReceipts>>[number];

function readReceipts(db: Db | Tx, { series, year }: Series, after: number, portion: number) {
  return db
    .selectFrom('receipts')
    .leftJoin('payments', 'payments.id', 'paymentId')
    .select(['receiptNumber', 'position', 'snapshot', 'previousHash', 'hash', 'issuedOn'])
    .select(['payments.id as paymentId', 'amount', 'currency', 'paidOn'])
    .where('series', '=', series)
    .where('year', '=', year)
    .where('position', '>', after)
    .orderBy('position')
    .limit(portion)
    .execute();
}

function problemOf(receipt: Receipt, before: Walked, { year, daysRiseFrom }: Series): string | null {
  const { snapshot, previousHash, hash, position, issuedOn } = receipt;
  const printed = readPrinted(snapshot);
  const isWhole =
    previousHash === before.hash &&
    hash === receiptHash(before.hash, snapshot) &&
    printed.receiptNumber === receipt.receiptNumber &&
    printed.issuedOn === issuedOn;
  if (!isWhole) return 'it is not what was issued';
  if (!isOfPayment(printed, receipt)) return 'its payment says otherwise';
  if (year === belongsToNoYear) return null;
  if (!issuedOn.startsWith(`${year}-`)) return `it is of ${issuedOn}, and counted in ${year}`;
  const mustRise = position > (daysRiseFrom ?? 1);
  return mustRise && issuedOn < before.issuedOn
    ? `it is of ${issuedOn}, and the one before of ${before.issuedOn}`
    : null;
}

function problemOfEnd(series: Series, last: number): Disagreement | null {
  const { value } = series;
  if (value === null) return { record: nameOf(series, last), problem: 'its series has no counter' };
  if (value > last)
    return { record: nameOf(series, last + 1), problem: `it is missing, and ${value} were issued` };
  if (value < last) return { record: nameOf(series, value + 1), problem: `only ${value} were issued` };
  return null;
}

const nameOf = ({ series, year }: Series, position: number) =>
  `receipt ${position} of the series ${series} ${year}`;

/** Whether there is a payment at all is looked at elsewhere. */
function isOfPayment(printed: Printed, { paymentId, amount, currency, paidOn }: Receipt): boolean {
  if (paymentId === null) return true;
  return (
    printed.amount === formatAmount(amount ?? 0) && printed.currency === currency && printed.paidOn === paidOn
  );
}

type Printed = Partial<Record<'receiptNumber' | 'issuedOn' | 'amount' | 'currency' | 'paidOn', unknown>>;

/** Where somebody has spoiled the text, nothing is printed. */
function readPrinted(snapshot: string): Printed {
  try {
    const printed: unknown = JSON.parse(snapshot);
    return typeof printed === 'object' && printed !== null ? printed : {};
  } catch {
    return {};
  }
}
