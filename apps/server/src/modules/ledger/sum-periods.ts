import { addDays, type Day, periodEnd } from '@kathok/contract';

type Grain = 'day' | 'month' | 'year';

/** Days, months or years whose sums are kept, both included; without one of them it goes on without end. */
export interface SumPeriods {
  grain: Grain;
  from: Day | undefined;
  to: Day | undefined;
}

const monthsOf = { month: 1, year: 12 };
const finer = { month: 'day', year: 'month' } as const;

/**
 * The kept sums that together are all days from one to another: years and months where they are whole, days at both ends.
 * Each period goes by its first day.
 */
export function sumPeriods(
  from: Day | undefined,
  to: Day | undefined,
  coarsest: Grain = 'month',
): SumPeriods[] {
  if (from !== undefined && to !== undefined && from > to) return [];
  if (coarsest === 'day') return [{ grain: 'day', from, to }];
  const beginOf = (day: Day): Day =>
    coarsest === 'year' ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 7)}-01`;
  const nextAfter = (begin: Day): Day => addDays(periodEnd(begin, monthsOf[coarsest]), 1);
  const first = from && (from === beginOf(from) ? from : nextAfter(beginOf(from)));
  /** After the last whole period. */
  const end = to && beginOf(addDays(to, 1));
  if (first && end && first >= end) return sumPeriods(from, to, finer[coarsest]);
  return [
    ...(from && first && from < first ? sumPeriods(from, addDays(first, -1), finer[coarsest]) : []),
    { grain: coarsest, from: first, to: end && beginOf(addDays(end, -1)) },
    ...(to && end && end <= to ? sumPeriods(end, to, finer[coarsest]) : []),
  ];
}
