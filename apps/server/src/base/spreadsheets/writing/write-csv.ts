import { Readable } from 'node:stream';
import { guardText } from './formula-guard.ts';
import { inPieces } from './in-pieces.ts';
import type { Cell, SheetColumn } from './write-sheet.ts';

export const csvMediaType = 'text/csv; charset=utf-8';

/** A CSV file as RFC 4180 has it, with the mark by which Excel knows UTF-8; no cell can become a formula. */
export function writeCsv(columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Readable {
  return Readable.from(inPieces(lines(columns, rows)), { objectMode: false });
}

async function* lines(columns: SheetColumn[], rows: AsyncIterable<Cell[]>) {
  yield `\uFEFF${line(columns.map(({ heading }) => guarded(heading)))}`;
  for await (const cells of rows)
    yield line(cells.map((cell, index) => (isPlain(cell, columns[index]) ? cell : guarded(cell))));
}

const line = (texts: string[]) => `${texts.join(',')}\r\n`;
const guarded = (cell: Cell) => quote(guardText(withoutZeros(cell ?? '')));
/** A number is no formula, whatever sign it begins with. */
const isPlain = (cell: Cell, column: SheetColumn | undefined): cell is string =>
  cell !== null && (column?.kind ?? 'text') !== 'text' && /^-?\d+(\.\d+)?$/.test(cell);
// A zero byte would make the file look like no text at all.
const withoutZeros = (text: string) => text.replaceAll('\0', '');
const quote = (text: string) => (/[",;\t\r\n]|^\s|\s$/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);
