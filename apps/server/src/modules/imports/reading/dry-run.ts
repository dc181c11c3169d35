import { type ImportPreview, phoneText } from '@kathok/contract';
import type { SheetRow } from '../../../base/spreadsheets/sheet-row.ts';
import type { ImportColumn } from '../../../db/column-types.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { ImportTarget } from '../import-target.ts';
import { AdaptivePortions } from '../adaptive-portions.ts';
import { FindingGroups } from './finding-groups.ts';
import { missingFields } from './mapping.ts';
import { RowReader } from './row-reader.ts';
import { writtenDay } from '../cells/written-day.ts';
import { words } from '../words.en.ts';

export type Report = Pick<ImportPreview, 'columns' | 'sample' | 'totals' | 'errors' | 'warnings'>;

const rowsInSample = 10;
const samplesPerColumn = 3;
/** Looking rows up costs something however few they are. */
const leastAtOnce = 50;

interface Sheet {
  columns: ImportColumn[];
  rows: AsyncIterable<SheetRow[]>;
}

/** Reads a whole file as if it were imported, keeps only counts and first rows, and changes nothing. */
export async function dryRun(
  db: Db | Tx,
  target: ImportTarget,
  { columns, rows }: Sheet,
  now: Date,
): Promise<Report> {
  const reader = new RowReader(target, columns, await target.prepare(db, now));
  const errors = new FindingGroups(columns, target);
  const warnings = new FindingGroups(columns, target);
  const totals = { rows: 0, good: 0, bad: 0, warned: 0 };
  const sample: Report['sample'] = [];
  const samples = columns.map((): string[] => []);
  const missing = missingFields(columns, target.fields);
  const portions = new AdaptivePortions(leastAtOnce);
  for await (const portion of portions.cut(rows)) {
    collectSamples(samples, portion);
    for (const row of await portions.run(() => reader.check(db, reader.read(portion)))) {
      const isBad = row.problems.length > 0 || missing.length > 0;
      totals.rows += 1;
      totals[isBad ? 'bad' : 'good'] += 1;
      if (row.warnings.length > 0) totals.warned += 1;
      // A field without a column is one thing to mend, and not one in every row.
      errors.add(
        row.number,
        row.problems.filter(({ field }) => !missing.some(({ name }) => name === field)),
      );
      warnings.add(row.number, row.warnings);
      if (sample.length < rowsInSample) sample.push(asPeopleWrite(row.shown));
    }
  }
  for (const { number, found } of reader.totalRows) {
    totals.warned += 1;
    const message = words.totalRow(found);
    warnings.add(number, [{ field: null, cause: 'totalRow', found, message }]);
  }
  return {
    columns: columns.map((column, place) => ({ ...column, samples: samples[place] ?? [] })),
    sample,
    totals,
    errors: [...missing.map(({ name, label }) => missingColumn(name, label, totals.rows)), ...errors.list()],
    warnings: warnings.list(),
  };
}

function missingColumn(field: string, label: string, count: number): Report['errors'][number] {
  return {
    cause: `missingColumn.${field}`,
    title: words.columnMissingTitle(label),
    column: null,
    count,
    rows: [],
  };
}

const asPeopleWrite = (shown: Record<string, string | null>) =>
  Object.fromEntries(Object.entries(shown).map(([field, text]) => [field, text && asWritten(field, text)]));

const asWritten = (field: string, text: string) => (field === 'phone' ? phoneText(text) : writtenDay(text));

export function collectSamples(samples: string[][], batch: readonly SheetRow[]): void {
  if (samples.every((texts) => texts.length === samplesPerColumn)) return;
  for (const { cells } of batch) {
    samples.forEach((texts, place) => {
      const text = writtenDay(cells[place]?.trim() ?? '');
      if (text && texts.length < samplesPerColumn && !texts.includes(text)) texts.push(text.slice(0, 100));
    });
  }
}
