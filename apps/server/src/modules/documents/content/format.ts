import { type Day, type DigitGrouping, englishFormat, groupDigits, partsOf, unitOf } from '@kathok/contract';

/** `1,234,567.50` or `12,34,567.50`; papers always write chhertum. */
export function grouped(amount: string, grouping: DigitGrouping): string {
  const { whole, fraction } = partsOf(amount);
  return `${groupDigits(whole, grouping)}.${fraction}`;
}

export const figures = (amount: string, currency: string, grouping: DigitGrouping) =>
  `${unitOf(currency)} ${grouped(amount, grouping)}`;

/** `4 February 2026` */
export const fullDay = (day: Day) => englishFormat.longDay(day).replace(/^\w+, /, '');
