import {
  changeInPercent,
  formatAmount,
  type FeeGrouping,
  type DonationGrouping,
  type MemberGrouping,
  type ReportEntry,
} from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import type { ReportTable, Sum } from '../tabulate.ts';
import { words } from '../words.en.ts';

export type Grouping = FeeGrouping | DonationGrouping | MemberGrouping;

/** What a report is about: sums of money, or heads. */
export interface Shape {
  measure: 'amount' | 'count';
  groupBy: Grouping;
  thenBy: Grouping | undefined;
  isCompared: boolean;
}

/** A group as people call it. */
export const groupLabel = (grouping: Grouping | undefined, { key, name }: { key: string; name: string }) =>
  (grouping && words.groups[grouping]?.[key]) ?? (name || words.notStated);

interface Column extends SheetColumn {
  cell(row: ReportTable['rows'][number]): Cell;
  total(total: ReportTable['totals'][number]): Cell;
}

/** The table of a report as it stands on the screen: a row for each group, the totals last. */
export function tableSheet(table: ReportTable, shape: Shape, mostParts = Infinity) {
  const columns = columnsOf(table, shape, mostParts);
  return {
    name: words.sheets.table,
    columns: columns.map(({ heading, width, kind }) => ({
      heading,
      ...(width !== undefined && { width }),
      ...(kind !== undefined && { kind }),
    })),
    rows: table.rows.map((row) => columns.map(({ cell }) => cell(row))),
    totals: table.totals.map((total) => columns.map((column) => column.total(total))),
  };
}

function columnsOf(table: ReportTable, { measure, groupBy, thenBy, isCompared }: Shape, mostParts: number) {
  const isMoney = measure === 'amount';
  const written = (sum: Sum | undefined) =>
    sum === undefined ? null : isMoney ? formatAmount(sum.amount) : String(sum.count);
  const measured = { width: 16, kind: isMoney ? ('amount' as const) : ('number' as const) };
  const change = (now: Sum, before: Sum | undefined) => {
    const percent = before && changeInPercent(now[measure], before[measure]);
    return percent === null || percent === undefined ? null : String(percent);
  };
  const first: Column = {
    heading: words.groupings[groupBy],
    width: 24,
    ...(groupBy === 'day' && { kind: 'day' as const }),
    cell: (row) => groupLabel(groupBy, row),
    total: () => words.total,
  };
  const money: Column[] = [
    {
      heading: words.columns.currency,
      width: 10,
      cell: ({ currency }) => currency,
      total: ({ currency }) => currency,
    },
  ];
  const counted: Column = {
    heading: isMoney ? words.columns.payments : words.columns.members,
    width: 12,
    kind: 'number',
    cell: ({ count }) => String(count),
    total: ({ count }) => String(count),
  };
  const amount: Column = {
    heading: words.columns.amount,
    ...measured,
    cell: (row) => written(row),
    total: (total) => written(total),
  };
  const compared: Column[] = [
    {
      heading: isMoney ? words.columns.amountBefore : words.columns.countBefore,
      ...measured,
      cell: (row) => written(row.compared),
      total: (total) => written(total.compared),
    },
    {
      heading: words.columns.change,
      width: 10,
      kind: 'percent',
      cell: (row) => change(row, row.compared),
      total: (total) => change(total, total.compared),
    },
  ];
  return [
    first,
    ...(isMoney ? money : []),
    ...(thenBy ? partColumns(table, thenBy, mostParts, written, measured) : []),
    counted,
    ...(isMoney ? [amount] : []),
    ...(isCompared ? compared : []),
  ];
}

const sumOf = (of: readonly (Sum & { key: string })[], isMeant: (key: string) => boolean) => {
  const sum = { count: 0, amount: 0 };
  for (const { key, count, amount } of of)
    if (isMeant(key)) {
      sum.count += count;
      sum.amount += amount;
    }
  return sum;
};

/** A column for each part, the largest first; past the most there may be, the rest is one. */
function partColumns(
  { parts }: ReportTable,
  thenBy: Grouping,
  most: number,
  written: (sum: Sum) => Cell,
  measured: Pick<SheetColumn, 'width' | 'kind'>,
): Column[] {
  const keys = [...new Set(parts.map(({ key }) => key))];
  const own = keys.length > most ? keys.slice(0, most - 1) : keys;
  const rest = new Set(keys.slice(own.length));
  const columnOf = (heading: string, isMeant: (key: string) => boolean): Column => ({
    heading,
    ...measured,
    cell: (row) => written(sumOf(row.parts, isMeant)),
    total: ({ currency }) =>
      written(
        sumOf(
          parts.filter((part) => part.currency === currency),
          isMeant,
        ),
      ),
  });
  return [
    ...own.map((key) =>
      columnOf(
        groupLabel(thenBy, { key, name: parts.find((part) => part.key === key)?.name ?? '' }),
        (other) => other === key,
      ),
    ),
    ...(rest.size > 0 ? [columnOf(words.others, (key) => rest.has(key))] : []),
  ];
}

/** The lines of the books behind a report, one payment or reversal each. */
export function entrySheet(about: 'type' | 'purpose') {
  const { entries, kinds, groups } = words;
  const columns: (SheetColumn & { cell(entry: ReportEntry): Cell })[] = [
    { heading: entries.day, width: 12, kind: 'day', cell: ({ day }) => day },
    { heading: entries.kind, width: 12, cell: ({ kind }) => kinds[kind] },
    { heading: entries.number, width: 16, cell: ({ number }) => number },
    { heading: entries.payer, width: 28, cell: ({ payer }) => payer },
    { heading: entries.membershipCode, width: 14, cell: ({ membershipCode }) => membershipCode },
    { heading: entries[about], width: 20, cell: (entry) => entry.about },
    { heading: entries.method, width: 16, cell: ({ method }) => groups['method']?.[method] ?? method },
    { heading: entries.receipt, width: 20, cell: ({ receiptNumber }) => receiptNumber },
    { heading: entries.amount, width: 16, kind: 'amount', cell: ({ amount }) => amount },
    { heading: entries.currency, width: 10, cell: ({ currency }) => currency },
  ];
  return {
    columns: columns.map(({ cell: _cell, ...column }): SheetColumn => column),
    cellsOf: (entry: ReportEntry): Cell[] => columns.map(({ cell }) => cell(entry)),
  };
}
