import type { DigitGrouping } from '../../language/format.ts';

const ones =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = '  Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');

const scales: Record<DigitGrouping, readonly (readonly [number, string])[]> = {
  thousands: [
    [1_000_000_000, 'Billion'],
    [1_000_000, 'Million'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ],
  lakh: [
    [10_000_000, 'Crore'],
    [100_000, 'Lakh'],
    [1000, 'Thousand'],
    [100, 'Hundred'],
  ],
};

const units: Record<string, readonly [string, string]> = {
  BTN: ['Ngultrum', 'Chhertum'],
  INR: ['Rupees', 'Paise'],
  USD: ['Dollars', 'Cents'],
  EUR: ['Euro', 'Cents'],
  AUD: ['Australian Dollars', 'Cents'],
};

/** 1234 → "One Thousand Two Hundred Thirty Four". */
function wholeInWords(number: number, grouping: DigitGrouping): string {
  if (number < 20) return ones[number] ?? '';
  if (number < 100) {
    const rest = number % 10;
    return [tens[Math.floor(number / 10)], ...(rest > 0 ? [ones[rest]] : [])].join(' ');
  }
  const [size, name] = scales[grouping].find(([size]) => number >= size) ?? [100, 'Hundred'];
  const rest = number % size;
  const head = `${wholeInWords(Math.floor(number / size), grouping)} ${name}`;
  return rest > 0 ? `${head} ${wholeInWords(rest, grouping)}` : head;
}

/** The sum as receipts write it: "One Thousand Two Hundred Ngultrum and Fifty Chhertum Only". */
export function amountInWords(
  minor: number,
  currency: string,
  grouping: DigitGrouping = 'thousands',
): string {
  const [unit, part] = units[currency] ?? [currency, 'Cents'];
  const fraction = minor % 100;
  const whole = `${wholeInWords(Math.floor(minor / 100), grouping)} ${unit}`;
  return fraction > 0 ? `${whole} and ${wholeInWords(fraction, grouping)} ${part} Only` : `${whole} Only`;
}
