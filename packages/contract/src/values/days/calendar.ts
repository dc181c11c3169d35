/** A calendar day in Asia/Thimphu, written `YYYY-MM-DD`. No clock or time zone may move it. */
export type Day = string;

/**
 * Whether a text is a day that exists, within living memory and the plans of the living: an age that no calendar of ours
 * has is a slip of the pen.
 */
export function isDay(text: string): text is Day {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '1900-01-01' || text >= '2200-01-01') return false;
  const [year = 0, month = 0, date = 0] = text.split('-').map(Number);
  // A date that its month does not have moves on to the next month. Written so for speed: a page of a list has a hundred days.
  return month >= 1 && month <= 12 && new Date(Date.UTC(year, month - 1, date)).getUTCDate() === date;
}

// Bhutan is at UTC+6 the whole year round, without daylight saving.
const thimphuOffset = 6 * 60 * 60 * 1000;

/** The day it is in Bhutan at an instant. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + thimphuOffset).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Bhutan. */
export function startOf(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - thimphuOffset);
}

/** The instant at which a day is over in Bhutan; the next day begins with it. */
export function endOf(day: Day): Date {
  return new Date(startOf(day).getTime() + 24 * 60 * 60 * 1000);
}

export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** A date of birth, a day of joining: a real day that is not in the future. */
export function isFuture(day: Day, today: Day): boolean {
  return day > today;
}

const daysInMonth = (year: number, month: number) => new Date(Date.UTC(year, month + 1, 0)).getUTCDate();

/**
 * The last day of a period that begins on `from` and lasts `months`: a year from 15 March ends on 14 March,
 * and a month from 31 January ends on the last day of February.
 */
export function periodEnd(from: Day, months: number): Day {
  const [year = 0, month = 0, dayOfMonth = 0] = from.split('-').map(Number);
  const reached = month - 1 + months;
  const endYear = year + Math.floor(reached / 12);
  const endMonth = reached % 12;
  const days = daysInMonth(endYear, endMonth);
  const iso = (day: number) => new Date(Date.UTC(endYear, endMonth, day)).toISOString().slice(0, 10);
  return dayOfMonth > days ? iso(days) : addDays(iso(dayOfMonth), -1);
}

/** How many days from one day to another; negative when the other lies before. */
export function daysBetween(from: Day, to: Day): number {
  return Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000);
}

/** The week of a day, from Monday to Sunday, as ISO 8601 counts them: 2026-W07. */
export function weekOf(day: Day): string {
  const monday = addDays(day, -(((daysBetween('1970-01-05', day) % 7) + 7) % 7));
  // A week belongs to the year in which its Thursday lies.
  const year = addDays(monday, 3).slice(0, 4);
  const first = firstMonday(year);
  return `${year}-W${String(daysBetween(first, monday) / 7 + 1).padStart(2, '0')}`;
}

/** The Monday on which a week begins; null for what is no week. */
export function startOfWeek(week: string): Day | null {
  const [, year = '', number = ''] = /^(\d{4})-W(\d{2})$/.exec(week) ?? [];
  if (year === '') return null;
  const monday = addDays(firstMonday(year), (Number(number) - 1) * 7);
  return weekOf(monday) === week ? monday : null;
}

/** The Monday of the first week of a year, the week with the 4th of January in it. */
function firstMonday(year: string): Day {
  const fourth = `${year}-01-04`;
  return addDays(fourth, -(((daysBetween('1970-01-05', fourth) % 7) + 7) % 7));
}
