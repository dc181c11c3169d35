import { formatAmount, toPage } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import { words } from '../words.en.ts';
import { type Days, type ListDefinition, readOnce, shortList, thisYear } from './list-report.ts';
import {
  countListedNames,
  findListedNames,
  findListedNamesAfter,
  findRitualMonths,
  type ListedNameRow,
  type RitualMonthRow,
} from './ritual.repository.ts';
import { listWords } from './words.en.ts';

const { columns: heads } = listWords;
const always = { from: '1900-01-01', to: '2199-12-31' };
const whole = ({ from = always.from, to = always.to }: Days) => ({ from, to });

const monthColumns: (SheetColumn & { cell(row: RitualMonthRow): Cell })[] = [
  { heading: heads.ritual, width: 28, cell: (row) => row.ritual },
  { heading: heads.month, width: 12, cell: (row) => row.month },
  { heading: heads.namesListed, width: 14, kind: 'number', cell: (row) => String(row.names) },
  { heading: heads.namesRead, width: 12, kind: 'number', cell: (row) => String(row.namesRead) },
  { heading: heads.donations, width: 12, kind: 'number', cell: (row) => String(row.donations) },
  { heading: heads.currency, width: 10, cell: (row) => row.currency },
  {
    heading: heads.received,
    width: 16,
    kind: 'amount',
    cell: (row) => (row.currency === null ? null : formatAmount(Number(row.amount))),
  },
];

const sum = (rows: readonly RitualMonthRow[], value: (row: RitualMonthRow) => number): number =>
  rows.reduce((total, row) => total + Number(value(row)), 0);

const months = readOnce(async ({ db }, days) => findRitualMonths(db, whole(days)));

/** Names read and money received, by ritual and month. Figures alone: whose names they are it does not say. */
export const ritualMonths: ListDefinition = {
  whose: null,
  usual: thisYear,
  columns: monthColumns.map(({ cell: _cell, ...column }) => column),
  ...shortList(async (ctx, days) =>
    (await months(ctx, days)).map((row) => monthColumns.map(({ cell }) => cell(row))),
  ),
  async totals(ctx, days) {
    const rows = await months(ctx, days);
    const currencies = [...new Set(rows.map(({ currency }) => currency))].filter((one) => one !== null);
    const names = [sum(rows, (row) => row.names), sum(rows, (row) => row.namesRead)].map(String);
    return currencies.toSorted().map((currency, place) => {
      const own = rows.filter((row) => row.currency === currency);
      const counts = place === 0 ? names : ['', ''];
      const donations = String(sum(own, (row) => row.donations));
      return [words.total, null, ...counts, donations, currency, formatAmount(sum(own, (row) => row.amount))];
    });
  },
};

const nameColumns: (SheetColumn & { cell(row: ListedNameRow): Cell })[] = [
  { heading: heads.day, width: 12, kind: 'day', cell: (row) => row.date },
  { heading: heads.ritual, width: 28, cell: (row) => row.ritual },
  { heading: heads.name, width: 36, cell: (row) => row.name },
  { heading: heads.readFor, width: 12, cell: (row) => listWords.readFor[row.living ? 'living' : 'deceased'] },
  { heading: heads.late, width: 8, cell: (row) => (row.isLate ? listWords.isLate : null) },
  { heading: heads.readOn, width: 12, kind: 'day', cell: (row) => row.readOn },
];
const cellsOf = (row: ListedNameRow) => nameColumns.map(({ cell }) => cell(row));
const atATime = 500;

/** Every name on the lists of a period, for those who may see lists. */
export const ritualNames: ListDefinition = {
  whose: 'Ritual',
  usual: thisYear,
  columns: nameColumns.map(({ cell: _cell, ...column }) => column),
  async page({ db }, days, { page, take }) {
    const period = whole(days);
    const rows = await findListedNames(db, period, { take, skipped: (page - 1) * take });
    return toPage(rows.map(cellsOf), await countListedNames(db, period), { page, take });
  },
  async *all({ db }, days) {
    let rows: ListedNameRow[] = [];
    do {
      rows = await findListedNamesAfter(db, whole(days), rows.at(-1) ?? null, atATime);
      for (const row of rows) yield cellsOf(row);
    } while (rows.length === atATime);
  },
  totals: async () => [],
};
