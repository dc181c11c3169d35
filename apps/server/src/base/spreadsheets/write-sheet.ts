import { Readable } from 'node:stream';
import { writeXlsxStream } from 'hucre/xlsx';
import { escapeText } from './xlsx/write-text.ts';

export type Cell = string | null;

export interface SheetColumn {
  heading: string;
  /** In characters. */
  width?: number;
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** An Excel workbook with one sheet, made while it is sent. Every cell is a text: nothing in it can become a formula. */
export function writeSheet(columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Readable {
  const stream = writeXlsxStream(texts(rows), {
    name: 'Sheet1',
    columns: columns.map(({ heading, width = 20 }) => ({ header: escapeText(heading), width, numFmt: '@' })),
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(stream as Parameters<typeof Readable.fromWeb>[0]);
}

async function* texts(rows: AsyncIterable<Cell[]>) {
  for await (const cells of rows) yield cells.map((cell) => (cell === null ? null : escapeText(cell)));
}
