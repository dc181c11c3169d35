import type { Readable } from 'node:stream';
import { type ZipPart, zipStream } from '../../files/zip-stream.ts';
import { inPieces } from './in-pieces.ts';
import { type CellStyle, cellXml, stylesXml } from '../xlsx/write-cell.ts';
import {
  contentTypesXml,
  relationshipsXml,
  workbookRelationshipsXml,
  workbookXml,
} from '../xlsx/write-package.ts';

/** As the API has it: a sum is "1500.00", a day 2026-03-05; the column says how it is meant. */
export type Cell = string | null;

export interface SheetColumn {
  heading: string;
  /** The width in characters. */
  width?: number;
  /** Texts, unless it says otherwise. What is no such thing is written as the text it is. */
  kind?: CellStyle['kind'];
}

export interface Sheet {
  name: string;
  columns: SheetColumn[];
  rows: AsyncIterable<Cell[]> | Iterable<Cell[]>;
  /** The last rows, in bold. */
  totals?: Cell[][];
}

export const xlsxMediaType = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

/** What fits into a sheet; the rows that follow go into another one. */
const mostRows = 1_048_576;

/** An Excel workbook with one sheet, made while it is sent. Nothing in it can become a formula. */
export function writeSheet(columns: SheetColumn[], rows: AsyncIterable<Cell[]>): Readable {
  return writeSheets([{ name: 'Sheet1', columns, rows }]);
}

/**
 * An Excel workbook made while it is sent: numbers are numbers, days are days, the heads stay where they are. A text is never
 * read as anything else, so nothing in it can become a formula.
 */
export function writeSheets(sheets: readonly Sheet[], rowsOfSheet = mostRows): Readable {
  return zipStream(parts(sheets, rowsOfSheet));
}

async function* parts(sheets: readonly Sheet[], rowsOfSheet: number): AsyncGenerator<ZipPart> {
  const names: string[] = [];
  for (const { name, columns, rows, totals = [] } of sheets) {
    const source = lookingAhead(withTotals(rows, totals));
    for (let part = 1; part === 1 || (await source.hasMore()); part += 1) {
      names.push(part === 1 ? name : `${name} ${part}`);
      yield {
        name: `xl/worksheets/sheet${names.length}.xml`,
        text: inPieces(worksheet(columns, source, rowsOfSheet)),
      };
    }
  }
  const rest = {
    'xl/styles.xml': stylesXml,
    'xl/workbook.xml': workbookXml(names),
    'xl/_rels/workbook.xml.rels': workbookRelationshipsXml(names.length),
    '_rels/.rels': relationshipsXml,
    '[Content_Types].xml': contentTypesXml(names.length),
  };
  for (const [name, xml] of Object.entries(rest)) yield { name, text: once(xml) };
}

async function* once(text: string) {
  yield text;
}

interface Row {
  cells: Cell[];
  isTotal: boolean;
}

async function* withTotals(rows: Sheet['rows'], totals: Cell[][]): AsyncGenerator<Row> {
  for await (const cells of rows) yield { cells, isTotal: false };
  for (const cells of totals) yield { cells, isTotal: true };
}

/** Rows one by one, of which it can be asked whether another follows. */
function lookingAhead(rows: AsyncGenerator<Row>) {
  let ahead: Promise<IteratorResult<Row>> | undefined;
  const next = () => (ahead ??= rows.next());
  return {
    hasMore: async () => !(await next()).done,
    async take(): Promise<Row | undefined> {
      const { done, value } = await next();
      if (done) return undefined;
      ahead = undefined;
      return value;
    },
  };
}

async function* worksheet(
  columns: SheetColumn[],
  source: ReturnType<typeof lookingAhead>,
  rowsOfSheet: number,
): AsyncGenerator<string> {
  const widths = columns.map(
    ({ width = 20 }, index) =>
      `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  yield `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><sheetFormatPr defaultRowHeight="15"/><cols>${widths.join('')}</cols><sheetData>`;
  const heads = columns.map(({ heading }, index) => cellXml(heading, index, 1, { isBold: true }));
  yield `<row r="1">${heads.join('')}</row>`;
  for (let number = 2; number <= rowsOfSheet; number += 1) {
    const row = await source.take();
    if (!row) break;
    const { cells, isTotal: isBold } = row;
    const written = cells.map((cell, index) =>
      cellXml(cell, index, number, { kind: columns[index]?.kind, isBold }),
    );
    yield `<row r="${number}">${written.join('')}</row>`;
  }
  yield '</sheetData></worksheet>';
}
