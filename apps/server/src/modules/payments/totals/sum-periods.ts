import { addDays, type Day, periodEnd } from '@kathok/contract';

/** Days or months whose sums are kept, both included; without one of them it goes on without end. */
export interface SumPeriods {
  grain: 'day' | 'month';
  from: Day | undefined;
  to: Day | undefined;
}

const monthOf = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: Day): Day => periodEnd(monthOf(day), 1);

/** The kept sums that together are all days from one to another: months where they are whole, days at both ends. */
export function sumPeriods(from: Day | undefined, to: Day | undefined): SumPeriods[] {
  if (from !== undefined && to !== undefined && from > to) return [];
  const firstMonth = from && (from === monthOf(from) ? from : addDays(lastOfMonth(from), 1));
  const lastMonth = to && (to === lastOfMonth(to) ? monthOf(to) : monthOf(addDays(monthOf(to), -1)));
  if (firstMonth && lastMonth && firstMonth > lastMonth) return [{ grain: 'day', from, to }];
  const before = firstMonth && addDays(firstMonth, -1);
  const after = lastMonth && addDays(lastOfMonth(lastMonth), 1);
  return [
    ...(from && before && from <= before ? [{ grain: 'day' as const, from, to: before }] : []),
    { grain: 'month', from: firstMonth, to: lastMonth },
    ...(to && after && after <= to ? [{ grain: 'day' as const, from: after, to }] : []),
  ];
}
