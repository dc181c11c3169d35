import { type Day, englishFormat, partsOf, unitOf } from '@kathok/contract';

export type Grouping = 'thousands' | 'lakh';

/** `1,234,567.50` or `12,34,567.50`; papers always write chhertum. */
export function grouped(amount: string, grouping: Grouping): string {
  const { whole, fraction } = partsOf(amount);
  const commas = grouping === 'lakh' ? /\B(?=(\d{2})*\d{3}$)/g : /\B(?=(\d{3})+$)/g;
  return `${whole.replace(commas, ',')}.${fraction}`;
}

export const figures = (amount: string, currency: string, grouping: Grouping) =>
  `${unitOf(currency)} ${grouped(amount, grouping)}`;

/** `4 February 2026` */
export const fullDay = (day: Day) => englishFormat.longDay(day).replace(/^\w+, /, '');
