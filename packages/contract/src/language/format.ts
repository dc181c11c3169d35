import type { Day } from '../values/days/calendar.ts';

/** How numbers, money and days are written for people. Everything that shows one goes through here. */
export interface Format {
  /** `1,234` */
  number(value: number): string;
  /** `2026`: a year, or a number of something, which is not grouped. */
  digits(value: number): string;
  /** `Nu. 1,500` from "1500.00"; chhertum only where there are some. */
  money(amount: string, currency: string): string;
  /** `Nu. 1,500.00`: where money is decided about, to the last chhertum. */
  exactMoney(amount: string, currency: string): string;
  /** `5 Mar 2026` from `2026-03-05`; what is no day stays as it is. */
  day(day: Day): string;
  /** `Thursday, 5 March 2026`, where there is room and somebody reads it out. */
  longDay(day: Day): string;
  /** `5 March`, where the year is said elsewhere. */
  monthDay(day: Day): string;
  /** `Thursday` */
  weekday(day: Day): string;
  /** `March`, of any of its days. */
  month(day: Day): string;
  /** `14:05` in Bhutan. */
  time(at: Date): string;
  /** `lamps, rice and oil` */
  list(parts: readonly string[]): string;
}

const units: Record<string, string> = { BTN: 'Nu.' };
export const unitOf = (currency: string): string => units[currency] ?? currency;

/** What a sum on the wire ("1500.00") consists of. */
export function partsOf(amount: string): { whole: string; fraction: string } {
  const [whole = '0', fraction = '00'] = amount.split('.');
  return { whole, fraction };
}

/** The day as an instant at which every time zone that is asked for as UTC has that day; null when it is no day. */
export function instantOf(day: Day): Date | null {
  const at = new Date(`${day}T00:00:00Z`);
  return Number.isNaN(at.getTime()) ? null : at;
}

/** Made when the first is needed: a page that shows no day does not wait for it. */
function written(options: Intl.DateTimeFormatOptions): (at: Date) => string {
  let format: Intl.DateTimeFormat | undefined;
  return (at) => (format ??= new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })).format(at);
}
// Spelled out, because browsers differ: some write "Sept", and only that month with four letters.
const shortMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const shortDay = (at: Date) =>
  `${at.getUTCDate()} ${shortMonths[at.getUTCMonth()]} ${String(at.getUTCFullYear()).padStart(4, '0')}`;
const fullDay = written({ day: 'numeric', month: 'long', year: 'numeric' });
const weekday = written({ weekday: 'long' });
const monthName = written({ month: 'long' });
const timeInBhutan = written({ hour: '2-digit', minute: '2-digit', timeZone: 'Asia/Thimphu' });

/** 1,234,567 or 12,34,567. */
export const digitGroupings = ['thousands', 'lakh'] as const;
export type DigitGrouping = (typeof digitGroupings)[number];

const commas = { thousands: /\B(?=(\d{3})+$)/g, lakh: /\B(?=(\d{2})*\d{3}$)/g };
export const groupDigits = (whole: string, grouping: DigitGrouping): string =>
  whole.replace(commas[grouping], ',');

const locales = { thousands: 'en', lakh: 'en-IN' };

const englishDays = {
  digits: (value: number) => String(value),
  day(day: Day) {
    const at = instantOf(day);
    return at ? shortDay(at) : day;
  },
  longDay(day: Day) {
    const at = instantOf(day);
    return at ? `${weekday(at)}, ${fullDay(at)}` : day;
  },
  monthDay(day: Day) {
    const at = instantOf(day);
    return at ? `${at.getUTCDate()} ${monthName(at)}` : day;
  },
  weekday(day: Day) {
    const at = instantOf(day);
    return at ? weekday(at) : day;
  },
  month(day: Day) {
    const at = instantOf(day);
    return at ? monthName(at) : day;
  },
  time: (at: Date) => timeInBhutan(at),
  list: (parts: readonly string[]) => new Intl.ListFormat('en', { type: 'conjunction' }).format(parts),
};

/** Writes as Bhutan writes English, with digits grouped as the centre wants them: day before month, Nu. before the sum. */
export const englishFormatBy = (grouping: () => DigitGrouping): Format => ({
  ...englishDays,
  number: (value) => value.toLocaleString(locales[grouping()]),
  money(amount, currency) {
    const { whole, fraction } = partsOf(amount);
    return `${unitOf(currency)} ${groupDigits(whole, grouping())}${fraction === '00' ? '' : `.${fraction}`}`;
  },
  exactMoney(amount, currency) {
    const { whole, fraction } = partsOf(amount);
    return `${unitOf(currency)} ${groupDigits(whole, grouping())}.${fraction}`;
  },
});

/** The format where no centre has a say. */
export const englishFormat: Format = englishFormatBy(() => 'thousands');
