import type { SheetColumn } from './write-sheet.ts';
import { escapeText } from '../xlsx/write-text.ts';

interface SheetToWrite {
  name: string;
  columns: SheetColumn[];
  rows: string[][];
}

/** A small Excel workbook of several sheets. Columns are texts, so that anyone who fills them in keeps every zero. */
export async function writeWorkbook(sheets: SheetToWrite[]): Promise<Uint8Array> {
  // With the first workbook: a start does without.
  const { writeXlsx } = await import('hucre/xlsx');
  return writeXlsx({
    sheets: sheets.map(({ name, columns, rows }) => ({
      name,
      columns: columns.map(({ heading, width = 20 }) => ({
        header: escapeText(heading),
        width,
        numFmt: '@',
      })),
      rows: [
        columns.map(({ heading }) => escapeText(heading)),
        ...rows.map((cells) => cells.map(escapeText)),
      ],
      freezePane: { rows: 1 },
    })),
  });
}
