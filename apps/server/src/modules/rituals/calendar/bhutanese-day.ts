import type { Day } from '@kathok/contract';
import { CalendarBhutanese } from '@hnw/date-tibetan';

/** A day of the Bhutanese calendar. */
export interface BhutaneseDay {
  /** The Rabjung, a cycle of sixty years, and the year of it. */
  cycle: number;
  year: number;
  month: number;
  /** Of a month that comes twice, the second one. */
  isSecondMonth: boolean;
  day: number;
  /** Of a lunar day that covers two calendar days, the first and the second. */
  comesTwice: 'first' | 'second' | null;
}

/** The one place that asks the library. What it says is a proposal: somebody of the centre confirms each day. */
export function bhutaneseDay(date: Day): BhutaneseDay {
  const [cycle, year, month, isSecondMonth, day, isFirst] = lunar(date);
  const before = lunarBefore(date);
  const isSecond = before[4] === day && before[2] === month && before[3] === isSecondMonth;
  return {
    cycle,
    year,
    month,
    isSecondMonth,
    day,
    comesTwice: isFirst ? 'first' : isSecond ? 'second' : null,
  };
}

/** The calendar day on which a day of the Bhutanese calendar lies, or, where that is left out, the one after it. */
export function calendarDayOf({ cycle, year, month, isSecondMonth, day, comesTwice }: BhutaneseDay): Day {
  const found = new CalendarBhutanese(
    cycle,
    year,
    month,
    isSecondMonth,
    day,
    comesTwice === 'first',
  ).toGregorian();
  return dayText(found.year, found.month, Math.floor(found.day));
}

type Lunar = [number, number, number, boolean, number, boolean];

function lunar(date: Day): Lunar {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return new CalendarBhutanese().fromGregorian(year, month, day).get();
}

function lunarBefore(date: Day): Lunar {
  const at = new Date(`${date}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() - 1);
  return lunar(at.toISOString().slice(0, 10));
}

const two = (number: number) => String(number).padStart(2, '0');
const dayText = (year: number, month: number, day: number): Day => `${year}-${two(month)}-${two(day)}`;
