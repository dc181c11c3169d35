import { type Day, daysBetween, latinDigits, readPaymentReference } from '@kathok/contract';
import { isTypingError } from './typing-error.ts';

/** A credit of the bank, with what it says of itself in the form in which it is compared. */
export interface ComparedLine {
  id: string;
  bookedOn: Day;
  amount: number;
  journalNumber: string | null;
  /** Everything that the bank wrote on the line. */
  text: string;
}

/** A payment that may be what the bank booked. */
export interface ComparedPayment {
  id: string;
  /** Verified already; otherwise it waits. */
  isPaid: boolean;
  /** Another line of a statement was matched to it before. */
  isMatched: boolean;
  /** Verified elsewhere since the statement was read. */
  isMeanwhile: boolean;
  amount: number;
  paidOn: Day;
  journalNumber: string | null;
  reference: string | null;
  payerName: string;
}

/** How a line and a payment agree, kept with every match. */
export interface Evidence {
  journal: 'same' | 'near' | 'differs' | 'absent';
  reference: 'same' | 'near' | 'other' | 'absent';
  amount: 'same' | 'differs';
  /** From the day the payer names to the day of the bank. */
  daysLater: number;
  sender: 'fits' | 'unknown';
}

/** Of shorter numbers, two are soon the same by chance. */
const shortestNumber = 5;
const referenceLength = 8;

/** A journal number as it is compared: capitals, letters and digits only, no leading zeros; null where it is too short to tell. */
function plainNumber(number: string | null): string | null {
  const plain = plainText(number ?? '')
    .replaceAll(' ', '')
    .replace(/^0+(?=.)/, '');
  return plain.length >= shortestNumber ? plain : null;
}

const plainText = (text: string) =>
  latinDigits(text.normalize('NFKC'))
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** What a line says of itself: numbers, words, and whatever may have been meant as a reference. */
export interface ReadLine extends ComparedLine {
  words: readonly string[];
  journals: readonly string[];
  references: readonly string[];
}

const couldBeReference = (word: string) => Math.abs(word.length - referenceLength) <= 1;

export function readLine(line: ComparedLine): ReadLine {
  const words = plainText(line.text).split(' ');
  const journal = plainNumber(line.journalNumber);
  const pairs = words.slice(1).map((word, at) => `${words[at]}${word}`);
  return {
    ...line,
    words,
    // Some banks have no column for it, and write the number among their words.
    journals: journal ? [journal] : words.filter((word) => /^\d{6,}$/.test(word)),
    references: [...new Set([...words, ...pairs].filter(couldBeReference))],
  };
}

/** A payment with its numbers as they are compared. */
export interface ReadPayment extends ComparedPayment {
  journal: string | null;
  code: string | null;
  payerWords: readonly string[];
}

export const readPayment = (payment: ComparedPayment): ReadPayment => ({
  ...payment,
  journal: plainNumber(payment.journalNumber),
  code: payment.reference && payment.reference.replace('-', ''),
  payerWords: plainText(payment.payerName).split(' '),
});

/** `isKnown` tells whether a code is the reference of some fee or donation. */
export function compare(line: ReadLine, payment: ReadPayment, isKnown: (code: string) => boolean): Evidence {
  return {
    journal: compareJournal(line, payment),
    reference: compareReference(line, payment, isKnown),
    amount: line.amount === payment.amount ? 'same' : 'differs',
    daysLater: daysBetween(payment.paidOn, line.bookedOn),
    sender: fitsName(line.words, payment.payerWords) ? 'fits' : 'unknown',
  };
}

/** Among the words of a line stand numbers of many kinds: that none of them is the payer's says nothing. */
export const tellsNumber = ({ journals, journalNumber }: ReadLine): boolean =>
  journals.length > 0 && journalNumber !== null;

function compareJournal(line: ReadLine, { journal }: ReadPayment): Evidence['journal'] {
  const { journals } = line;
  if (journal === null || journals.length === 0) return 'absent';
  if (journals.includes(journal)) return 'same';
  if (!tellsNumber(line)) return 'absent';
  return journals.some((number) => isTypingError(number, journal)) ? 'near' : 'differs';
}

function compareReference(
  { references }: ReadLine,
  { code }: ReadPayment,
  isKnown: (code: string) => boolean,
): Evidence['reference'] {
  if (code !== null && references.includes(code)) return 'same';
  if (references.some(isKnown)) return 'other';
  // The check digit of a whole reference fits: it was not mistyped.
  const isMistyped = (text: string) => readPaymentReference(text) === null && isTypingError(text, code ?? '');
  return references.some(isMistyped) ? 'near' : 'absent';
}

/** "K CHODEN" and "KARMA CHODEN" fit Karma Choden. */
function fitsName(words: readonly string[], [first = '', ...rest]: readonly string[]): boolean {
  if (rest.length === 0) return first.length >= 4 && words.includes(first);
  const hasFirst = words.includes(first) || words.includes(first.slice(0, 1));
  return hasFirst && rest.every((part) => words.includes(part));
}
