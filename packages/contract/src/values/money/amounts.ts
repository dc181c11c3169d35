import { type DigitGrouping, englishFormatBy } from '../../language/format.ts';

/** An exact sum: whole minor units (chhertum, cents) of one currency. No float ever touches money. */
export interface Money {
  minor: number;
  currency: string;
}

export const defaultCurrency = 'BTN';
export const greatestAmount = 99_999_999_999;

const decimal = /^\d{1,9}(\.\d{1,2})?$/;

/** Reads "1500", "1500.5" or 1500.5 as minor units; null when it is no sum with at most two decimals. */
export function parseAmount(input: string | number): number | null {
  const text = String(input);
  if (!decimal.test(text)) return null;
  const [whole = '0', fraction = ''] = text.split('.');
  return Number(whole) * 100 + Number(fraction.padEnd(2, '0'));
}

const grouped = /^[1-9]\d{0,2}(,\d{2,3})*,\d{3}(\.\d+)?$/;

/**
 * "1,500.00" and "1,00,000" without their commas. A comma that can group nothing stays, and makes it no sum: in "1400,00"
 * it was meant as a point, and 140000 would be a hundred times as much.
 */
export const withoutGrouping = (text: string): string =>
  grouped.test(text) ? text.replaceAll(',', '') : text;

/** Minor units as the wire writes them: 150000 → "1500.00". */
export function formatAmount(minor: number): string {
  const sign = minor < 0 ? '-' : '';
  const digits = String(Math.abs(minor)).padStart(3, '0');
  return `${sign}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** A sum as people read it, its digits grouped as the centre wants them: "Nu. 1,500.00", "USD 20.00". */
export function sumText(minor: number, currency: string, grouping: DigitGrouping): string {
  return englishFormatBy(() => grouping).exactMoney(formatAmount(minor), currency);
}
