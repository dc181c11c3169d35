import { addDays, type Day } from '../values/days/calendar.ts';
import { type RitualSeries, weeksOfPrayer } from './ritual-values.ts';

export interface WeekDay {
  date: Day;
  /** 7, 14, … 49: the day of death is the first. */
  weekDay: number;
}

/** Every seventh day after a death until the forty-ninth, the day of death counted as the first. */
export function sevenWeeks(death: Day): WeekDay[] {
  return Array.from({ length: weeksOfPrayer }, (_, week) => {
    const weekDay = (week + 1) * 7;
    return { date: addDays(death, weekDay - 1), weekDay };
  });
}

/** How far apart two days of a series are at least: a lunar month has 29 days and moves a little, a lunar year 354. */
const shortestGap: Record<RitualSeries, number> = { once: 0, seven_weeks: 0, monthly: 20, yearly: 330 };

/** The ritual's own days along which a series goes, of those that are open, in their order. */
export function daysOfSeries<Held extends { date: Day }>(
  series: RitualSeries,
  times: number,
  open: readonly Held[],
  after: Day | null = null,
): Held[] {
  const chosen: Held[] = [];
  let last = after;
  for (const held of open) {
    if (chosen.length === times) break;
    if (last !== null && held.date < addDays(last, shortestGap[series])) continue;
    chosen.push(held);
    last = held.date;
  }
  return chosen;
}

/** How many days a series has where nobody says. */
export const usualTimes: Record<RitualSeries, number> = {
  once: 1,
  seven_weeks: weeksOfPrayer,
  monthly: 12,
  yearly: 3,
};
