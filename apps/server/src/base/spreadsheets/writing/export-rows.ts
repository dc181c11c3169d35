import { Readable } from 'node:stream';
import { inPieces } from './in-pieces.ts';
import { csvMediaType, writeCsv } from './write-csv.ts';
import { type Cell, type SheetColumn, writeSheet, xlsxMediaType } from './write-sheet.ts';
import type { FileAnswer } from '../../files/file-answer.ts';

const rowsAtATime = 500;

/** Every row of a list as the API answers it, read in portions, so that a list of any length takes the same memory. */
export async function* readAll<Row extends { id: string }, Item>(
  readAfter: (lastId: string | null, most: number) => Promise<Row[]>,
  present: (row: Row) => Item,
): AsyncGenerator<Item> {
  let lastId: string | null = null;
  do {
    const rows: Row[] = await readAfter(lastId, rowsAtATime);
    for (const row of rows) yield present(row);
    lastId = rows.length < rowsAtATime ? null : (rows.at(-1)?.id ?? null);
  } while (lastId !== null);
}

export function exportJson(name: string, rows: AsyncIterable<unknown>): FileAnswer {
  return {
    fileName: `${name}.json`,
    mediaType: 'application/json',
    content: Readable.from(inPieces(jsonArray(rows)), { objectMode: false }),
  };
}

/** Rows as the text of one JSON array, made while it is sent. */
async function* jsonArray(rows: AsyncIterable<unknown>): AsyncGenerator<string> {
  let isFirst = true;
  yield '[';
  for await (const row of rows) {
    yield `${isFirst ? '' : ',\n'}${JSON.stringify(row)}`;
    isFirst = false;
  }
  yield ']';
}

interface Sheet<Row> {
  columns: SheetColumn[];
  cellsOf(row: Row): Cell[];
}

/** A list as one JSON array or a sheet, sent while it is read. */
export function exportRows<Row>(
  name: string,
  format: 'json' | 'csv' | 'xlsx',
  rows: AsyncIterable<Row>,
  { columns, cellsOf }: Sheet<Row>,
): FileAnswer {
  if (format === 'json') return exportJson(name, rows);
  const fileName = `${name}.${format}`;
  const cells = cellsOfAll(rows, cellsOf);
  return format === 'csv'
    ? { fileName, mediaType: csvMediaType, content: writeCsv(columns, cells) }
    : { fileName, mediaType: xlsxMediaType, content: writeSheet(columns, cells) };
}

async function* cellsOfAll<Row>(rows: AsyncIterable<Row>, cellsOf: (row: Row) => Cell[]) {
  for await (const row of rows) yield cellsOf(row);
}
