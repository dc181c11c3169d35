import { latinDigits } from '../latin-digits.ts';
import { readMembershipCode } from './codes.ts';
import { checkCodeLength, paperAlphabet, verificationCodeLength } from './verification-code.ts';

/** What somebody typed or pasted, told by its shape alone: it says nothing about whether we have issued it. */
export type RecognisedCode =
  /** What the QR code of a paper leads to: 16 letters, or the 22 signs of a receipt from before. It stands alone. */
  | { kind: 'verificationCode'; code: string; isMisread: boolean }
  | { kind: 'checkCode'; code: string; isMisread: boolean }
  /** Receipts and certificates are numbered in series, so this says which of them is meant and proves nothing. */
  | { kind: 'paperNumber'; code: string }
  | { kind: 'membershipCode'; code: string };

/** No code has the letters on the left, since they are misread so easily. Beside each, what is meant most often. */
const lookAlikes: Record<string, string> = { 0: 'Q', O: 'Q', 1: '7', I: 'T', L: 'T', U: 'V' };
const oldCode = /^[\w-]{22}$/;
const numberOfYear = /^([A-Z]{1,6})\/([A-Z]{1,4})\/([\dOIL]{4})\/([\dOIL]{1,12})$/;
const numberOfOldBook = /^([A-Z]{1,6})\/H\/([\dOIL]{1,12})$/;

/** Forgives case, spaces, dashes, digits of other scripts and letters that look alike; takes the address of a QR code too. */
export function recogniseCode(typed: string): RecognisedCode | null {
  const text = latinDigits(typed.normalize('NFKC')).trim();
  const pasted = /\/verify\/([^/?#\s]+)/.exec(text)?.[1] ?? text;
  const letters = readLetters(pasted);
  // A random code may look like any other of ours; those have zeros and ones, which it never has.
  if (letters && !letters.isMisread) return letters;
  const membership = readMembershipCode(pasted);
  if (membership) return { kind: 'membershipCode', code: membership };
  const number = readPaperNumber(pasted);
  if (number) return { kind: 'paperNumber', code: number };
  return letters;
}

/** The number of a receipt or certificate as we print it, also from other signs between its parts or without its zeros. */
export function readPaperNumber(typed: string): string | null {
  const text = latinDigits(typed.normalize('NFKC'))
    .toUpperCase()
    .replace(/^\W+|\W+$/g, '')
    .replaceAll(/[\s\u2010-\u2015\\/.-]+/g, '/');
  const [, prefix, series, year, place] = numberOfYear.exec(text) ?? [];
  if (prefix && series && year && place) {
    const width = series === 'R' || series === 'SIM' ? 6 : 4;
    return `${prefix}/${series}/${digitsOf(year)}/${digitsOf(place).padStart(width, '0')}`;
  }
  const [, oldPrefix, oldPlace] = numberOfOldBook.exec(text) ?? [];
  return oldPrefix && oldPlace ? `${oldPrefix}/H/${digitsOf(oldPlace).padStart(6, '0')}` : null;
}

const digitsOf = (text: string) => text.replaceAll('O', '0').replaceAll(/[IL]/g, '1');

function readLetters(text: string): Extract<RecognisedCode, { isMisread: boolean }> | null {
  const letters = [...text.toUpperCase().replaceAll(/[\s\u2010-\u2015.-]/g, '')];
  const code = letters.map((letter) => lookAlikes[letter] ?? letter).join('');
  const isOurs = [...code].every((letter) => paperAlphabet.includes(letter));
  const isMisread = letters.some((letter) => letter in lookAlikes);
  if (isOurs && letters.length === verificationCodeLength)
    return { kind: 'verificationCode', code, isMisread };
  if (isOurs && letters.length === checkCodeLength) return { kind: 'checkCode', code, isMisread };
  return oldCode.test(text) ? { kind: 'verificationCode', code: text, isMisread: false } : null;
}
