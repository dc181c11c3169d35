import {
  changeInPercent,
  type DigitGrouping,
  englishFormat,
  formatAmount,
  timeGroupings,
} from '@kathok/contract';
import { figures as money } from '../../documents/index.ts';
import type { ReportTable, Sum, TableRow, Total } from '../tabulate.ts';
import { words } from '../words.en.ts';
import type { ChartDrawing, ReportPaper } from './draw-report.ts';
import { type Grouping, groupLabel, type Shape, tableSheet } from './report-sheet.ts';
import { signed, withoutChhertum } from './written-cells.ts';

interface RequestedDays {
  from?: string | undefined;
  to?: string | undefined;
  compareFrom?: string | undefined;
  compareTo?: string | undefined;
}

interface Report {
  name: 'members' | 'fees' | 'donations';
  shape: Shape;
  asked: RequestedDays;
  /** The other filters in words: `Method: Cash`. */
  filters: string[];
  /** What is not counted, and by how much. */
  notes: string[];
  table: ReportTable;
}

/** As many parts as have a colour of their own, the rest together: in the colours of the screen. */
const mostParts = 5;
const mostBars = 60;

/** What stands on the paper of a report. */
export function reportPaper(report: Report, digits: DigitGrouping): ReportPaper {
  const { name, shape, table } = report;
  const { columns, rows, totals } = tableSheet(withTimeInWords(table, shape.groupBy), shape, mostParts);
  return {
    title: words.titles[name],
    leads: leadsOf(report),
    note: name === 'members' ? words.asOfToday : words.asInBhutan,
    figures: table.totals.slice(0, 2).flatMap((total) => figuresOf(total, shape, digits)),
    chart: chartOf(table, shape),
    columns,
    rows,
    totals,
  };
}

function leadsOf({ name, shape, asked, filters, notes }: Report): string[] {
  const by = words.groupings[shape.groupBy].toLowerCase();
  const groups = shape.thenBy ? words.and(by, words.groupings[shape.thenBy].toLowerCase()) : by;
  const { from, to, compareFrom, compareTo } = asked;
  const day = englishFormat.day;
  return [
    words.leads[name](groups),
    ...(from && to ? [words.period(day(from), day(to))] : []),
    ...(from && !to ? [words.since(day(from))] : []),
    ...(!from && to ? [words.until(day(to))] : []),
    ...(compareFrom && compareTo ? [words.comparedWith(day(compareFrom), day(compareTo))] : []),
    ...(filters.length > 0 ? [words.filtered(filters.join(', '))] : []),
    ...notes,
  ];
}

function figuresOf(total: Total, { measure }: Shape, digits: DigitGrouping): ReportPaper['figures'] {
  const { count, currency, compared } = total;
  const change = compared ? changeInPercent(total[measure], compared[measure]) : null;
  const note = change === null ? null : words.onBefore(signed(change));
  const counted = englishFormat.number(count);
  if (measure === 'count') return [{ label: words.columns.members, value: counted, note }];
  return [
    {
      label: words.received,
      value: withoutChhertum(money(formatAmount(total.amount), currency, digits)),
      note,
    },
    { label: words.columns.payments, value: counted, note: currency },
  ];
}

/** Months and days as people write them. */
function withTimeInWords(table: ReportTable, groupBy: Grouping): ReportTable {
  if (groupBy === 'day' || !isTime(groupBy)) return table;
  return { ...table, rows: table.rows.map((row) => ({ ...row, name: timeLabel(row.key) })) };
}

const isTime = (grouping: Grouping) =>
  [...timeGroupings, 'joinedMonth', 'joinedYear', 'paidUntilMonth'].some((one) => one === grouping);

/** `Nov 2026` from `2026-11`; quarters and weeks with their year behind, years as they are. */
function timeLabel(key: string): string {
  if (!/^\d{4}-\d{2}$/.test(key)) return key.replace(/^(\d{4})-([QW]\d+)$/, '$2 $1');
  return englishFormat.day(`${key}-01`).replace(/^1 /, '');
}

/** Bars of the currency with the most rows; a table of one row, or of very many, has none. */
function chartOf(
  { rows, parts, totals }: ReportTable,
  { measure, groupBy, thenBy }: Shape,
): ChartDrawing | null {
  const currency = totals[0]?.currency;
  const shown = rows.filter((row) => row.currency === currency);
  if (shown.length < 2 || shown.length > mostBars) return null;
  const highest = Math.max(...shown.flatMap((row) => [row[measure], row.compared?.[measure] ?? 0]));
  if (highest <= 0) return null;
  const top = niceTop(highest);
  const share = (sum: Sum | undefined) => Math.max(0, (sum?.[measure] ?? 0) / top);
  const keys = parts.filter((part) => part.currency === currency).map(({ key }) => key);
  const own = keys.slice(0, keys.length > mostParts ? mostParts - 1 : mostParts);
  const partsOf = (row: TableRow) => {
    if (!thenBy) return [share(row)];
    const rest = row.parts.filter(({ key }) => !own.includes(key));
    return [
      ...own.map((key) => share(row.parts.find((part) => part.key === key))),
      rest.reduce((sum, part) => sum + share(part), 0),
    ];
  };
  const scale = measure === 'amount' ? 100 : 1;
  return {
    legend: thenBy
      ? [
          ...own.map((key) =>
            groupLabel(
              thenBy,
              parts.find((part) => part.key === key)!,
            ),
          ),
          ...(keys.length > own.length ? [words.others] : []),
        ]
      : [],
    lines: [1 / 3, 2 / 3, 1].map((part) => ({
      share: part,
      label: englishFormat.number(Math.round((top * part) / scale)),
    })),
    bars: shown.map((row) => ({
      label: isTime(groupBy) ? timeLabel(row.key) : groupLabel(groupBy, row),
      parts: partsOf(row),
      compared: row.compared ? share(row.compared) : null,
    })),
  };
}

/** A round number with three steps that is not much higher. */
function niceTop(highest: number): number {
  const step = highest / 3;
  const power = 10 ** Math.floor(Math.log10(step));
  const factor = [1, 2, 2.5, 5, 10].find((one) => one * power >= step) ?? 10;
  return factor * power * 3;
}
