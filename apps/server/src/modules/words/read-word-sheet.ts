import { placeholderFault, type Word, type WordProblem } from '@kathok/contract';
import { fieldProblem } from '../../base/app-error.ts';
import type { SheetRow } from '../../base/spreadsheets/sheet-row.ts';
import { findWord } from './known-words.ts';
import { words } from './words.en.ts';

/** A row that changes what is shown, or who approved it. */
export interface ReadWord {
  word: Word;
  text: string;
  approvedBy: string | null;
}

export interface ReadSheet {
  rows: number;
  changes: ReadWord[];
  problems: WordProblem[];
}

const { headings } = words;
type Column = keyof typeof headings;
const needed: Column[] = ['word', 'english', 'text'];

/** What a sheet that a reader filled in would change, and which of its rows cannot be taken. */
export function readWordSheet(
  [heading, ...rows]: readonly SheetRow[],
  known: ReadonlyMap<string, Word>,
): ReadSheet {
  const places = columnsOf(heading?.cells ?? []);
  const seen = new Map<Word, number>();
  const changes: ReadWord[] = [];
  const problems: WordProblem[] = [];
  for (const { number, cells } of rows) {
    const cell = (column: Column) => cells[places[column] ?? -1]?.trim() ?? '';
    const read = readRow(cell, known);
    const first = 'word' in read ? seen.get(read.word) : undefined;
    const problem = 'problem' in read ? read.problem : first && words.twice(first);
    if (problem) problems.push({ row: number, word: cell('word') || cell('english'), message: problem });
    else if ('word' in read) {
      seen.set(read.word, number);
      if (isChange(read)) changes.push(read);
    }
  }
  return { rows: rows.length, changes, problems };
}

function columnsOf(cells: readonly string[]): Partial<Record<Column, number>> {
  const places = Object.fromEntries(
    Object.entries(headings).flatMap(([column, heading]) => {
      const place = cells.findIndex((cell) => cell.trim().toLowerCase() === heading.toLowerCase());
      return place === -1 ? [] : [[column, place]];
    }),
  ) as Partial<Record<Column, number>>;
  const missing = needed.filter((column) => places[column] === undefined);
  if (missing.length > 0)
    throw fieldProblem(
      'file',
      'hasColumns',
      words.noHeadings(missing.map((column) => headings[column]).join(', ')),
    );
  return places;
}

/** A row without a text leaves the word as it is. */
function readRow(
  cell: (column: Column) => string,
  known: ReadonlyMap<string, Word>,
): ReadWord | { problem: string } | { isEmpty: true } {
  const [id, english, text, approvedBy] = [cell('word'), cell('english'), cell('text'), cell('approvedBy')];
  if (!id) return { problem: words.noWord };
  const word = findWord(known, id, english);
  if (!word) return { problem: isKnownId(known, id) ? words.otherEnglish : words.unknown };
  if (!text) return approvedBy ? { problem: words.noText } : { isEmpty: true };
  if (text.length > 2000) return { problem: words.tooLong };
  if (approvedBy.length > 120) return { problem: words.nameTooLong };
  const fault = placeholderFault(english, text);
  return fault ? { problem: words.placeholders(fault) } : { word, text, approvedBy: approvedBy || null };
}

const isKnownId = (known: ReadonlyMap<string, Word>, id: string) =>
  [...known.values()].some((word) => word.id === id);

const isChange = ({ word, text, approvedBy }: ReadWord) =>
  word.text !== text || word.approvedBy !== approvedBy;
