import type { ImportColumn } from '../../../db/imports-schema.ts';
import { fieldProblem } from '../../../platform/app-error.ts';
import { readSheet } from '../../../platform/spreadsheets/read-sheet.ts';
import type { SheetRow } from '../../../platform/spreadsheets/sheet-row.ts';
import type { ImportField } from '../import-target.ts';
import { words } from '../words.en.ts';
import { guessFields } from './guess-fields.ts';
import { columnNames, findHeading } from './heading.ts';

interface OpenSheet {
  headingRow: number;
  /** With the field that the heading seems to mean. */
  columns: ImportColumn[];
  /** The rows beneath the headings; must be read to the end or returned, since a thread waits behind them. */
  rows: AsyncGenerator<SheetRow[], void, undefined>;
}

/** Finds the headings of a file nobody has looked at before. */
export async function openSheet(bytes: Uint8Array, fields: readonly ImportField[]): Promise<OpenSheet> {
  const batches = readSheet(bytes);
  const { value: first = [] } = await batches.next();
  const rows = first ?? [];
  const heading = findHeading(rows, fields);
  const beneath = rows.filter(({ number }) => number > (heading?.number ?? 0));
  if (!heading || beneath.length === 0) {
    await batches.return();
    throw fieldProblem('file', 'hasRows', words.onlyHeadings);
  }
  const width = Math.max(heading.cells.length, ...beneath.map(({ cells }) => cells.length));
  const names = columnNames(heading.cells, width);
  const guessed = guessFields(
    Array.from({ length: width }, (_, place) => heading.cells[place] ?? ''),
    fields,
  );
  const columns = names.map((name, place) => ({ name, field: guessed[place] ?? null }));
  return { headingRow: heading.number, columns, rows: following(beneath, batches) };
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

async function* following(
  first: SheetRow[],
  batches: AsyncGenerator<SheetRow[], void, undefined>,
): AsyncGenerator<SheetRow[], void, undefined> {
  try {
    yield first;
    yield* batches;
  } finally {
    await batches.return();
  }
}
