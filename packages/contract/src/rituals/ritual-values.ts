/** What a list of rituals is made of and limited by. No schema library, so screens stay light. */
import { type Day, startOf } from '../values/days/calendar.ts';

/** One dedication on several days. */
export const ritualSeries = ['once', 'seven_weeks', 'monthly', 'yearly'] as const;
export type RitualSeries = (typeof ritualSeries)[number];

/** `closed` is told by the clock: no job has to run for it. */
export const ritualDayStates = ['computed', 'confirmed', 'closed', 'read', 'cancelled'] as const;
export type RitualDayState = (typeof ritualDayStates)[number];

/** Closing is told by the clock: nothing has to run, and nothing can be late. */
export function ritualStateAt(
  { state, closesAt }: { state: Exclude<RitualDayState, 'closed'>; closesAt: Date },
  now: Date,
): RitualDayState {
  return state === 'confirmed' && closesAt <= now ? 'closed' : state;
}

const hour = 3_600_000;

/** The instant from which a list takes no more names from outside: at this hour in Bhutan, so many days before. */
export function closingInstant(date: Day, { days, hour: at }: { days: number; hour: number }): Date {
  return new Date(startOf(date).getTime() + (at - days * 24) * hour);
}

/** Where the calendar itself asks for a decision: a day that comes twice or is left out, or a month that comes twice. */
export const ritualDayMarks = ['plain', 'comes_twice', 'left_out', 'second_month', 'no_such_day'] as const;
export type RitualDayMark = (typeof ritualDayMarks)[number];

/** How the donor hears that the names were read; `any` is by whichever way there is. */
export const wordWays = ['email', 'sms', 'any'] as const;
export type WordWay = (typeof wordWays)[number];

/** What is prepared for a day, by what its amount is counted. */
export const materialBases = ['day', 'donation', 'name', 'lamp'] as const;
export type MaterialBasis = (typeof materialBases)[number];

/** `Ap Dorji` and `Am Zam` from two lines; empty lines and spaces around are forgiven. */
export const namesInLines = (text: string): string[] =>
  text
    .split('\n')
    .map((name) => name.trim())
    .filter(Boolean);

/** As many names as a garland has beads; and with a series, as many entries on all its days together. */
export const mostDedicatedNames = 108;
export const longestDedicatedName = 200;
export const mostTimes = 49;
export const weeksOfPrayer = 7;
/** The days that a stranger sees of a ritual. */
export const shownRitualDays = 12;
/** How long "read" can be taken back; the families are told after it. */
export const takeBackMinutes = 60;
