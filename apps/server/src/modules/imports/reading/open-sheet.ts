import { fieldProblem } from '../../../base/app-error.ts';
import { readSheet } from '../../../base/spreadsheets/read-sheet.ts';
import type { SheetRow } from '../../../base/spreadsheets/sheet-row.ts';
import type { ImportColumn } from '../../../db/column-types.ts';
import type { ImportField } from '../import-target.ts';
import { guessFields } from './guess-fields.ts';
import { columnNames, findHeading } from './heading.ts';
import { words } from '../words.en.ts';

interface OpenSheet {
  headingRow: number;
  /** With the field that the heading seems to mean. */
  columns: ImportColumn[];
  /** The rows beneath the headings. */
  rows: AsyncIterable<SheetRow[]>;
  /** Whether they were read or not: a thread waits behind them, and there are only a few. */
  close: () => Promise<unknown>;
}

/** Finds the headings of a file nobody has looked at before. */
export async function openSheet(bytes: Uint8Array, fields: readonly ImportField[]): Promise<OpenSheet> {
  const batches = readSheet(bytes);
  const close = () => batches.return();
  try {
    const { value } = await batches.next();
    const { headingRow, columns, beneath } = readHeading(value ?? [], fields);
    return { headingRow, columns, rows: following(beneath, batches), close };
  } catch (error) {
    await close();
    throw error;
  }
}

function readHeading(rows: SheetRow[], fields: readonly ImportField[]) {
  const heading = findHeading(rows, fields);
  const beneath = rows.filter(({ number }) => number > (heading?.number ?? 0));
  if (!heading || beneath.length === 0) throw fieldProblem('file', 'hasRows', words.onlyHeadings);
  const width = Math.max(heading.cells.length, ...beneath.map(({ cells }) => cells.length));
  const names = columnNames(heading.cells, width);
  const guessed = guessFields(
    Array.from({ length: width }, (_, place) => heading.cells[place] ?? ''),
    fields,
  );
  const columns = names.map((name, place) => ({ name, field: guessed[place] ?? null }));
  return { headingRow: heading.number, columns, beneath };
}

/** The rows of a file whose headings are known. */
export async function* rowsBeneath(
  bytes: Uint8Array,
  headingRow: number,
): AsyncGenerator<SheetRow[], void, undefined> {
  for await (const rows of readSheet(bytes)) {
    const beneath = rows.filter(({ number }) => number > headingRow);
    if (beneath.length > 0) yield beneath;
  }
}

async function* following(first: SheetRow[], batches: AsyncIterable<SheetRow[]>) {
  yield first;
  yield* batches;
}
