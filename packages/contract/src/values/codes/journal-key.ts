import { latinDigits } from '../latin-digits.ts';

/**
 * Bank and journal number as they are compared, so that one slip never pays twice: capitals, letters and digits only,
 * the digits of every script as 0 to 9, no leading zeros. Null where there is no number to compare.
 */
export function journalKey(
  bank: string | null | undefined,
  number: string | null | undefined,
): string | null {
  const digits = letters(number ?? '').replace(/^0+(?=.)/, '');
  return digits === '' ? null : `${letters(bank ?? '')}:${digits}`;
}

const letters = (text: string) =>
  latinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
