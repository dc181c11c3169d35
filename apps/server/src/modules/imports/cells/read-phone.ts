import { normalisePhone, phoneText } from '@kathok/contract';
import type { CellReader } from './cell-reader.ts';
import { isCutOff, plainDigits } from './digits.ts';
import { cellWords as words } from '../reading/words.en.ts';

type Country = { dialCode: string };

/** The first number of the cell, as E.164 writes it. */
export function readPhone(reader: CellReader, country: Country | null): string | null {
  const text = reader.line('phone');
  if (text === undefined) return null;
  if (isCutOff(text)) {
    reader.problem('phone', 'cutOff', words.cutOff);
    return null;
  }
  const numbers = text.split(/[/,;|]| or | and | & /i).filter((part) => /[\d\u0f20-\u0f29]/.test(part));
  const read = numbers.map((part) => international(plainDigits(part.trim()), country));
  const kept = read.find((number) => number !== null);
  if (!kept) {
    reader.problem('phone', 'phone', words.phone);
    return null;
  }
  if (numbers.length > 1) reader.warn('phone', 'severalPhones', words.severalPhones(phoneText(kept.number)));
  else if (kept.isCompleted) reader.warn('phone', 'phoneCountry', words.phoneCountry(phoneText(kept.number)));
  return kept.number;
}

const isWhole = (number: string) => /^\+[1-9]\d{6,14}$/.test(number);

function international(
  text: string,
  country: Country | null,
): { number: string; isCompleted: boolean } | null {
  const plain = normalisePhone(text);
  if (isWhole(plain)) return { number: plain, isCompleted: false };
  if (!/^\d{5,15}$/.test(plain)) return null;
  const withoutZero = plain.replace(/^0+/, '');
  const dial = country?.dialCode.replace(/\D/g, '') ?? '975';
  // Bhutan's own numbers are all known to `normalisePhone`.
  if (dial === '975') return whole(normalisePhone(withoutZero));
  return whole(
    withoutZero.startsWith(dial) && withoutZero.length > 9 ? `+${withoutZero}` : `+${dial}${withoutZero}`,
  );
}

const whole = (number: string) => (isWhole(number) ? { number, isCompleted: true } : null);
