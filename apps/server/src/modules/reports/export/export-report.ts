import {
  dayOf,
  englishFormat,
  sumText,
  type InputOf,
  type reports,
  type Settings,
  type Subject,
} from '@kathok/contract';
import { fieldProblem } from '../../../base/app-error.ts';
import { csvMediaType, writeCsv } from '../../../base/spreadsheets/writing/write-csv.ts';
import {
  writeSheets,
  xlsxMediaType,
  type Cell,
  type SheetColumn,
} from '../../../base/spreadsheets/writing/write-sheet.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { inTransaction, type Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { hasRight, requireRight } from '../report-access.ts';
import type { ReportTable } from '../tabulate.ts';
import { words } from '../words.en.ts';
import { drawReport } from './draw-report.ts';
import { reportPaper } from './report-paper.ts';
import { tableSheet, type Shape } from './report-sheet.ts';
import { namesOf } from '../named-keys.ts';

/** What is said elsewhere on the paper. */
const saidElsewhere = new Set(['from', 'to', 'compareFrom', 'compareTo', 'groupBy', 'thenBy']);

const records = {
  membershipTypeId: 'type',
  purposeId: 'purpose',
  countryId: 'country',
  paymentFrequencyId: 'frequency',
} as const;

/** `Method: Cash`; whom a search or a filter by one person is about stays off the paper. */
async function filtersInWords(ctx: Ctx, filters: Record<string, unknown>): Promise<string[]> {
  const said: string[] = [];
  for (const [name, value] of Object.entries(filters)) {
    const label = words.filters[name];
    if (value === undefined || label === undefined || saidElsewhere.has(name)) continue;
    const text = String(value);
    const record = records[name as keyof typeof records];
    const written = record ? (await namesOf(ctx, record))(text) : (words.filterValues[name]?.(value) ?? text);
    said.push(words.filter(label, written));
  }
  return said;
}

type Reports = typeof reports;
type Name = 'members' | 'fees' | 'donations';
export type Format = InputOf<Reports['exportFees']>['query']['format'];
export type ReportQuery = Omit<
  InputOf<Reports['exportMembers' | 'exportFees' | 'exportDonations']>['query'],
  'format'
>;

export async function* cellsOf<Row>(rows: AsyncIterable<Row>, cells: (row: Row) => Cell[]) {
  for await (const row of rows) yield cells(row);
}

interface Exported {
  name: Name;
  shape: Shape;
  readTable(): Promise<ReportTable>;
  /** What was paid at a simulated bank, which no row counts. */
  readSimulated?(): Promise<{ amount: number; currency: string }[]>;
  whose: Subject;
  /** What is behind the figures, of any length. */
  details: { sheetName: string; columns: SheetColumn[]; cells(): Promise<AsyncIterable<Cell[]>> };
}

/** A PDF is drawn as a whole, so there is an end to it. */
const mostRowsOnPaper = 2000;

/** Who took it along, and what of it, is written down before the first row leaves. */
export async function exportReport(
  ctx: Ctx,
  format: Format,
  asked: ReportQuery,
  { name, shape, readTable, readSimulated, whose, details }: Exported,
): Promise<FileAnswer> {
  if (format === 'csv') requireRight(ctx, 'read', whose);
  const table = format === 'csv' ? null : await readTable();
  if (table && format === 'pdf' && table.rows.length > mostRowsOnPaper) {
    const [rows, most] = [table.rows.length, mostRowsOnPaper].map(englishFormat.number);
    throw fieldProblem('groupBy', 'isFewEnough', words.tooManyRows(rows ?? '', most ?? ''));
  }
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, {
      action: 'export',
      entity: 'Report',
      label: words.titles[name],
      after: { report: name, format, ...auditableFilters(asked) },
    }),
  );
  const fileName = `${name}-report-${dayOf(ctx.now)}.${format}`;
  if (!table)
    return {
      fileName,
      mediaType: csvMediaType,
      content: writeCsv(details.columns, await details.cells()),
    };
  const notes = notesOn((await readSimulated?.()) ?? [], await readSettings(ctx.db));
  if (format === 'pdf') {
    const report = { name, shape, asked, filters: await filtersInWords(ctx, asked), notes, table };
    return drawReport(ctx, fileName, (digits) => reportPaper(report, digits));
  }
  const sheet = { name: details.sheetName, columns: details.columns };
  const withDetails = hasRight(ctx, 'read', whose) ? [{ ...sheet, rows: await details.cells() }] : [];
  return {
    fileName,
    mediaType: xlsxMediaType,
    content: writeSheets([withNotes(tableSheet(table, shape), notes), ...withDetails]),
  };
}

/** What the screen says below its table. */
function notesOn(simulated: { amount: number; currency: string }[], { digitGrouping }: Settings): string[] {
  const sums = simulated.map(({ amount, currency }) => sumText(amount, currency, digitGrouping));
  return sums.length > 0 ? [words.simulated(sums.join(', '))] : [];
}

/** Below the totals, after an empty row, so that a spreadsheet does not take a note for a row of the table. */
const withNotes = (sheet: ReturnType<typeof tableSheet>, notes: string[]) => ({
  ...sheet,
  totals: [...sheet.totals, ...notes.flatMap((note) => [[], [note]])],
});
