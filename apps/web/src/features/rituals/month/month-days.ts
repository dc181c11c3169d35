import { addDays, type Day, daysBetween } from '@kathok/contract';

/** `2026-11`. */
export type Month = string;

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const isMonth = (text: string): boolean => /^\d{4}-(0[1-9]|1[0-2])$/.test(text);

export const firstOf = (month: Month): Day => `${month}-01`;

/** A month before or after. */
export function monthFrom(month: Month, months: number): Month {
  const [year = 0, number = 1] = month.split('-').map(Number);
  const count = year * 12 + number - 1 + months;
  return `${String(Math.floor(count / 12)).padStart(4, '0')}-${String((count % 12) + 1).padStart(2, '0')}`;
}

export const lastOf = (month: Month): Day => addDays(firstOf(monthFrom(month, 1)), -1);

const aMonday = '1970-01-05';

/** The weeks of a month from Monday to Sunday; null for the days of the months beside it. */
export function weeksOf(month: Month): (Day | null)[][] {
  const first = firstOf(month);
  const before = ((daysBetween(aMonday, first) % 7) + 7) % 7;
  const start = addDays(first, -before);
  const count = Math.ceil((before + daysBetween(first, lastOf(month)) + 1) / 7);
  return Array.from({ length: count }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => {
      const day = addDays(start, week * 7 + weekday);
      return monthOf(day) === month ? day : null;
    }),
  );
}
