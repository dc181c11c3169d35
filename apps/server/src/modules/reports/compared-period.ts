import {
  addDays,
  type Day,
  daysBetween,
  periodEnd,
  startOfWeek,
  type TimeGrouping,
  weekOf,
} from '@kathok/contract';

/** How far one period begins after another. */
export interface Offset {
  months: number;
  days: number;
  /** Both begin on the same day of a month, so that each day has one of the same number. */
  isOfMonths: boolean;
}

const monthNumber = (day: Day) => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

export function offsetBetween(earlier: Day, later: Day): Offset {
  return {
    months: monthNumber(later) - monthNumber(earlier),
    days: daysBetween(earlier, later),
    isOfMonths: earlier.slice(8) === later.slice(8),
  };
}

const monthKey = (number: number) =>
  `${Math.floor(number / 12)}-${String((number % 12) + 1).padStart(2, '0')}`;

/** The same day of another month, or its last where it has no such day. */
function addMonths(day: Day, months: number): Day {
  const month = monthKey(monthNumber(day) + months);
  const last = periodEnd(`${month}-01`, 1);
  const same = `${month}-${day.slice(8)}`;
  return same > last ? last : same;
}

/** The group of the later period that a group of the earlier one is compared with. */
export function moveKey(key: string, grouping: TimeGrouping, { months, days, isOfMonths }: Offset): string {
  switch (grouping) {
    case 'day':
      return isOfMonths ? addMonths(key, months) : addDays(key, days);
    case 'week':
      return weekOf(addDays(startOfWeek(key) ?? key, Math.round(days / 7) * 7));
    case 'month':
      return monthKey(monthNumber(`${key}-01`) + months);
    case 'quarter': {
      const quarter = Number(key.slice(0, 4)) * 4 + Number(key.slice(6)) - 1 + Math.round(months / 3);
      return `${Math.floor(quarter / 4)}-Q${(quarter % 4) + 1}`;
    }
    default:
      return String(Number(key) + Math.round(months / 12));
  }
}
