import { isMoneyOut } from './direction.ts';
import { type Day, type DayOrder, dayOf } from '@kathok/contract';
import { fieldProblem } from '../../../base/app-error.ts';
import type { SheetRow } from '../../../base/spreadsheets/sheet-row.ts';
import type { ImportColumn } from '../../../db/column-types.ts';
import { fieldWords, words } from '../words.en.ts';
import { lookAtDays, readBookedOn, settleDayOrder } from './day-order.ts';
import { readAmount } from './read-amount.ts';

/** A line of a statement as it was read. */
export interface NewLine {
  lineNumber: number;
  bookedOn: Day;
  amount: number;
  description: string;
  journalNumber: string | null;
}

/** Matching looks at all lines of a statement at once. */
const mostLines = 5000;

/** What is missing among the columns, in words; null where a statement can be read from them. */
export function missingColumns(columns: readonly ImportColumn[]): string | null {
  const has = (name: string) => columns.some(({ field }) => field === name);
  if (!has('bookedOn')) return words.columnsMissing([fieldWords.bookedOn[0]]);
  return has('credit') || has('amount') ? null : words.amountMissing;
}

/** A line whose day is still as the bank writes it. */
interface WrittenLine extends Omit<NewLine, 'bookedOn'> {
  when: string;
}

/** All lines as they are written: a statement that is not understood as a whole is not read at all. */
export async function readWrittenLines(
  columns: readonly ImportColumn[],
  batches: AsyncIterable<SheetRow[]>,
): Promise<WrittenLine[]> {
  const lines: WrittenLine[] = [];
  for await (const rows of batches) {
    for (const row of rows) lines.push(...readRow(columns, row));
    if (lines.length > mostLines) throw fieldProblem('file', 'maxRows', words.tooManyLines(mostLines));
  }
  if (lines.length === 0) throw fieldProblem('file', 'hasRows', words.noLines);
  return lines;
}

/** In which order the days of a statement are written, as far as the file or somebody tells it. */
export function orderOfDays(lines: readonly WrittenLine[], now: Date, told: DayOrder | null) {
  const days = lookAtDays(
    lines.map(({ when }) => when),
    dayOf(now),
  );
  return { ambiguousDays: days.ambiguous.slice(0, 3), dayOrder: settleDayOrder(days, told) };
}

/** The same lines with their days. */
export function dateLines(lines: readonly WrittenLine[], order: DayOrder, now: Date): NewLine[] {
  const today = dayOf(now);
  return lines.map(({ when, ...line }) => {
    const bookedOn = readBookedOn(when, today, order);
    if (bookedOn === null) throw unreadable(line.lineNumber, 'bookedOn', when);
    if (bookedOn > today) throw fieldProblem('file', 'isReadable', words.future(line.lineNumber, bookedOn));
    return Object.assign(line, { bookedOn });
  });
}

/** What stands instead of a date in a row that adds up others. */
const summary = /\b(totals?|balance|opening|closing|brought|carried|forward|[bc]\/?[fd])\b/i;

/** Banks put totals, balances and their own advice above and below the lines: such rows have no date, or no sum. */
function readRow(columns: readonly ImportColumn[], { number, cells }: SheetRow): WrittenLine[] {
  const cell = (field: string) => {
    const place = columns.findIndex((column) => column.field === field);
    return (cells[place] ?? '').replace(/[\s\p{Cc}]+/gu, ' ').trim();
  };
  const when = cell('bookedOn');
  if (when === '' || (!/\d/.test(when) && summary.test(when))) return [];
  const amount = amountOf(number, cell);
  if (amount === null) return [];
  const written = ['description', 'sender', 'reference'].map(cell).filter(Boolean);
  const journalNumber = cell('journalNumber').slice(0, 40) || null;
  return [
    { lineNumber: number, when, amount, description: written.join(' / ').slice(0, 1000), journalNumber },
  ];
}

function amountOf(number: number, cell: (field: string) => string): number | null {
  const sum = (field: 'credit' | 'debit' | 'amount') => {
    const text = cell(field);
    // A dash stands for nothing in many a statement.
    if (text === '' || /^[-–—]$/.test(text)) return 0;
    const read = readAmount(text);
    if (read === null) throw unreadable(number, field, text);
    return read;
  };
  const [credit, debit, amount] = [sum('credit'), Math.abs(sum('debit')), sum('amount')];
  if (credit !== 0 && debit !== 0) throw fieldProblem('file', 'isReadable', words.bothSides(number));
  if (credit !== 0 || debit !== 0) return credit - debit;
  if (amount === 0) return null;
  const direction = cell('direction');
  const isOut = isMoneyOut(direction);
  if (isOut === null) throw unreadable(number, 'direction', direction);
  return isOut ? -Math.abs(amount) : amount;
}

function unreadable(number: number, field: keyof typeof fieldWords, found: string) {
  return fieldProblem('file', 'isReadable', words.row(number, fieldWords[field][0], found.slice(0, 60)));
}
