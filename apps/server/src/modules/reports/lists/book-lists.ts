import { addDays, formatAmount, periodEnd } from '@kathok/contract';
import type { Cell } from '../../../base/spreadsheets/writing/write-sheet.ts';
import type { Ctx } from '../../../platform/context.ts';
import { words } from '../words.en.ts';
import {
  type CashDay,
  findBookedDays,
  findCashDays,
  findJournalSums,
  type JournalSum,
} from './books.repository.ts';
import { type Days, type ListDefinition, readOnce, shortList, thisYear } from './list-report.ts';
import { listWords } from './words.en.ts';

const { columns: heads, accounts } = listWords;

const cashRow = (label: string, { currency, fees, donations, held, total }: Omit<CashDay, 'day'>): Cell[] => [
  label,
  currency,
  ...[fees, donations, held, total].map(formatAmount),
];

const cashDays = readOnce(({ db }, days) => findCashDays(db, days));
const journalSums = readOnce(({ db }, days) => findJournalSums(db, days));

/** Cash by day, as it should lie in the box. */
export const cashBook: ListDefinition = {
  whose: null,
  usual: thisYear,
  columns: [
    { heading: heads.day, width: 14, kind: 'day' },
    { heading: heads.currency, width: 10 },
    { heading: heads.membershipFees, width: 18, kind: 'amount' },
    { heading: heads.donationsHead, width: 18, kind: 'amount' },
    { heading: heads.heldForRefund, width: 18, kind: 'amount' },
    { heading: heads.total, width: 18, kind: 'amount' },
  ],
  ...shortList(async (ctx, days) => (await cashDays(ctx, days)).map((row) => cashRow(row.day, row))),
  async totals(ctx, days) {
    const sums = new Map<string, Omit<CashDay, 'day'>>();
    for (const { currency, fees, donations, held, total } of await cashDays(ctx, days)) {
      const sum = sums.get(currency) ?? { currency, fees: 0, donations: 0, held: 0, total: 0 };
      sums.set(currency, {
        currency,
        fees: sum.fees + fees,
        donations: sum.donations + donations,
        held: sum.held + held,
        total: sum.total + total,
      });
    }
    return [...sums.values()].map((sum) => cashRow(words.total, sum));
  },
};

/** Two lines for each sum: the account that got it, and the head it was for. More given back than received turns them round. */
function journalLines({ day, method, head, currency, amount }: JournalSum): Cell[][] {
  const sum = formatAmount(Math.abs(amount));
  const line = (account: string, isDebit: boolean): Cell[] => [
    day,
    accounts[account] ?? account,
    currency,
    isDebit ? sum : null,
    isDebit ? null : sum,
  ];
  return [line(method, amount > 0), line(head, amount < 0)];
}

/** Month by month, so that the books of many years take no more memory than those of one month. */
async function* monthsOf(ctx: Ctx, { from, to }: Days): AsyncGenerator<Required<Days>> {
  const booked = await findBookedDays(ctx.db);
  if (!booked) return;
  const last = to && to < booked.last ? to : booked.last;
  for (let day = from && from > booked.first ? from : booked.first; day <= last;) {
    const end = periodEnd(`${day.slice(0, 7)}-01`, 1);
    yield { from: day, to: end < last ? end : last };
    day = addDays(end, 1);
  }
}

/** Double-entry lines by day and head, for the accountant's own program. */
export const journal: ListDefinition = {
  whose: null,
  usual: thisYear,
  columns: [
    { heading: heads.day, width: 14, kind: 'day' },
    { heading: heads.account, width: 24 },
    { heading: heads.currency, width: 10 },
    { heading: heads.debit, width: 18, kind: 'amount' },
    { heading: heads.credit, width: 18, kind: 'amount' },
  ],
  ...shortList(async (ctx, days) => (await journalSums(ctx, days)).flatMap(journalLines)),
  async *all(ctx, days) {
    for await (const month of monthsOf(ctx, days))
      for (const sum of await findJournalSums(ctx.db, month)) yield* journalLines(sum);
  },
  async totals(ctx, days) {
    const sums = new Map<string, number>();
    for (const { currency, amount } of await journalSums(ctx, days))
      sums.set(currency, (sums.get(currency) ?? 0) + Math.abs(amount));
    return [...sums].map(([currency, sum]): Cell[] => [
      null,
      words.total,
      currency,
      formatAmount(sum),
      formatAmount(sum),
    ]);
  },
};
