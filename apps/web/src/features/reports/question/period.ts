import { addDays, type Day, daysBetween, periodEnd } from '@kathok/contract';

export const periods = [
  'this-year',
  'last-year',
  'this-month',
  'last-month',
  'last-12-months',
  'all',
  'custom',
] as const;
export type Period = (typeof periods)[number];

export const comparisons = ['none', 'year-before', 'period-before', 'custom'] as const;
export type Comparison = (typeof comparisons)[number];

/** Both days included; without one of them it goes on without end. */
export interface Days {
  from?: Day | undefined;
  to?: Day | undefined;
}

/** Typed so that nothing can lie between the two days. */
export const isBackwards = ({ from, to }: Days): boolean =>
  from !== undefined && to !== undefined && to < from;

const firstOfMonth = (day: Day): Day => `${day.slice(0, 7)}-01`;
const lastOfMonth = (day: Day): Day => periodEnd(firstOfMonth(day), 1);

/** The same day so many months later or earlier; the last of the month where it has no such day. */
function addMonths(day: Day, months: number): Day {
  const number = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const month = `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;
  const last = lastOfMonth(`${month}-01`);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The days that a period means today. What was saved as "this year" means another year later. */
export function daysOf(period: Period, today: Day, chosen: Days): Days {
  const year = today.slice(0, 4);
  const lastMonth = addMonths(firstOfMonth(today), -1);
  switch (period) {
    case 'this-year':
      return { from: `${year}-01-01`, to: today };
    case 'last-year':
      return { from: `${Number(year) - 1}-01-01`, to: `${Number(year) - 1}-12-31` };
    case 'this-month':
      return { from: firstOfMonth(today), to: today };
    case 'last-month':
      return { from: lastMonth, to: lastOfMonth(lastMonth) };
    case 'last-12-months':
      return { from: addDays(addMonths(today, -12), 1), to: today };
    case 'custom':
      return chosen;
    default:
      return {};
  }
}

/** The period to compare with; null where there is none, or nothing to lay beside it. */
export function comparedDays(
  comparison: Comparison,
  { from, to }: Days,
  chosen: Days,
): { from: Day; to: Day } | null {
  if (comparison === 'none' || !from || !to || from > to) return null;
  if (comparison === 'custom')
    return chosen.from && chosen.to && chosen.from <= chosen.to ? { from: chosen.from, to: chosen.to } : null;
  if (comparison === 'year-before') {
    const end = addMonths(to, -12);
    return { from: addMonths(from, -12), to: to === lastOfMonth(to) ? lastOfMonth(end) : end };
  }
  return before(from, to);
}

/** The period before has the same length and ends the day before; whole months are compared with whole months. */
function before(from: Day, to: Day): { from: Day; to: Day } {
  const last = addDays(from, -1);
  if (from !== firstOfMonth(from) || to !== lastOfMonth(to))
    return { from: addDays(last, -daysBetween(from, to)), to: last };
  const months =
    (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
    Number(to.slice(5, 7)) -
    Number(from.slice(5, 7)) +
    1;
  return { from: addMonths(from, -months), to: last };
}
