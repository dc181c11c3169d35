import {
  dayOf,
  englishFormat,
  type InputOf,
  type ListReport,
  type ListReportName,
  type listReports,
} from '@kathok/contract';
import { fieldProblem } from '../../../base/app-error.ts';
import { csvMediaType, writeCsv } from '../../../base/spreadsheets/writing/write-csv.ts';
import { type Cell, writeSheets, xlsxMediaType } from '../../../base/spreadsheets/writing/write-sheet.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { requireOrder } from '../compared-days.ts';
import { drawReport } from '../export/draw-report.ts';
import { requireRight } from '../report-access.ts';
import { words } from '../words.en.ts';
import { cashBook, journal } from './book-lists.ts';
import { lapsedDonors, topDonors } from './donor-lists.ts';
import type { Days, ListDefinition } from './list-report.ts';
import { ritualMonths, ritualNames } from './ritual-lists.ts';
import { renewalsDue, retention, withoutContact } from './member-lists.ts';
import { listWords } from './words.en.ts';

const definitions: Record<ListReportName, ListDefinition> = {
  'renewals-due': renewalsDue,
  'lapsed-donors': lapsedDonors,
  'top-donors': topDonors,
  'without-contact': withoutContact,
  'cash-book': cashBook,
  journal,
  retention,
  rituals: ritualMonths,
  'ritual-names': ritualNames,
};

type ListReports = typeof listReports;

/** What was asked for, or else the usual days; who may not read the names does not get the list. */
function open(ctx: Ctx, name: ListReportName, { from, to }: Days) {
  const list = definitions[name];
  if (list.whose) requireRight(ctx, 'read', list.whose);
  requireOrder({ from, to });
  const days: Days = from || to ? { from, to } : list.usual(dayOf(ctx.now));
  return { list, days };
}

export async function showListReport(
  ctx: Ctx,
  { params, query }: InputOf<ListReports['show']>,
): Promise<ListReport> {
  const { list, days } = open(ctx, params.name, query);
  return {
    columns: list.columns.map(({ heading, kind = 'text' }) => ({ heading, kind })),
    ...(await list.page(ctx, days, query)),
    totals: await list.totals(ctx, days),
    period: { from: days.from ?? null, to: days.to ?? null },
  };
}

const mostRowsOnPaper = 2000;

/** Who took it along is written down before the first row leaves. */
export async function exportListReport(
  ctx: Ctx,
  { params: { name }, query }: InputOf<ListReports['export']>,
): Promise<FileAnswer> {
  const { format } = query;
  const { list, days } = open(ctx, name, query);
  const title = listWords.titles[name];
  const totals = await list.totals(ctx, days);
  const onPaper = format === 'pdf' ? await firstRows(list.all(ctx, days), mostRowsOnPaper + 1) : [];
  if (onPaper.length > mostRowsOnPaper) {
    const most = englishFormat.number(mostRowsOnPaper);
    throw fieldProblem('from', 'isFewEnough', words.tooManyRows(`${most}+`, most));
  }
  await inTransaction(ctx, (tx) =>
    ctx.audit(tx, {
      action: 'export',
      entity: 'Report',
      label: title,
      after: { report: name, format, ...days },
    }),
  );
  const fileName = `${name}-${dayOf(ctx.now)}.${format}`;
  const { columns } = list;
  if (format === 'csv')
    return { fileName, mediaType: csvMediaType, content: writeCsv(columns, list.all(ctx, days)) };
  if (format === 'xlsx') {
    const sheet = { name: listWords.sheet, columns, rows: list.all(ctx, days), totals };
    return { fileName, mediaType: xlsxMediaType, content: writeSheets([sheet]) };
  }
  return drawReport(ctx, fileName, () => ({
    title,
    leads: periodInWords(days),
    note: words.daysOfBhutan,
    figures: [],
    chart: null,
    columns,
    rows: onPaper,
    totals,
  }));
}

async function firstRows(rows: AsyncIterable<Cell[]>, most: number): Promise<Cell[][]> {
  const first: Cell[][] = [];
  for await (const cells of rows) {
    first.push(cells);
    if (first.length >= most) break;
  }
  return first;
}

function periodInWords({ from, to }: Days): string[] {
  const day = englishFormat.day;
  if (from && to) return [words.period(day(from), day(to))];
  if (from) return [words.since(day(from))];
  return to ? [words.until(day(to))] : [];
}
