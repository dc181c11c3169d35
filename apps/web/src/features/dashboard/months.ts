import { addDays, type Day, defaultCurrency, type IncomeHead, periodEnd } from '@kathok/contract';
import type { Dashboard } from './dashboard.queries.ts';
import { minorOf } from './money.ts';

type MonthSums = NonNullable<Dashboard['received']>['months'];

export interface Month {
  /** Its first and its last day, and the same of the month a year before. */
  from: Day;
  to: Day;
  fees: number;
  donations: number;
  together: number;
  yearBefore: { from: Day; to: Day; together: number };
}

const keyOf = (from: Day) => from.slice(0, 7);
const yearBeforeOf = (from: Day): Day => `${Number(from.slice(0, 4)) - 1}${from.slice(4)}`;

const days = (from: Day) => ({ from, to: periodEnd(from, 1) });

/** The twelve months that end with the one of today, in minor units of the centre's own currency. */
export function lastMonths(sums: MonthSums, today: Day): Month[] {
  const sum = (from: Day, ...heads: IncomeHead[]) =>
    sums
      .filter((each) => each.month === keyOf(from) && each.currency === defaultCurrency)
      .filter(({ head }) => heads.includes(head))
      .reduce((total, { amount }) => total + minorOf(amount), 0);
  const together = (from: Day) => sum(from, 'membership_fees', 'donations');
  const months: Month[] = [];
  for (
    let from: Day = `${today.slice(0, 7)}-01`;
    months.length < 12;
    from = `${keyOf(addDays(from, -1))}-01`
  ) {
    const before = yearBeforeOf(from);
    months.unshift({
      ...days(from),
      fees: sum(from, 'membership_fees'),
      donations: sum(from, 'donations'),
      together: together(from),
      yearBefore: { ...days(before), together: together(before) },
    });
  }
  return months;
}
