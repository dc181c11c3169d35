import { addDays, type Day, formatAmount, toPage } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import {
  countDonors,
  type DonorQuestion,
  type DonorRow,
  findDonors,
  findDonorsAfter,
} from './donor.repository.ts';
import { type Days, type ListDefinition, noTotals, shortList, thisYear } from './list-report.ts';
import { listWords } from './words.en.ts';

const { columns: heads } = listWords;

const columns: (SheetColumn & { cell(row: DonorRow): Cell })[] = [
  { heading: heads.name, width: 28, cell: (row) => row.name },
  { heading: heads.membershipCode, width: 14, cell: (row) => row.membershipCode },
  { heading: heads.phone, width: 18, cell: (row) => row.phone },
  { heading: heads.email, width: 28, cell: (row) => row.email },
  { heading: heads.donations, width: 12, kind: 'number', cell: (row) => String(row.donations) },
  { heading: heads.lastDay, width: 14, kind: 'day', cell: (row) => row.lastDay },
  { heading: heads.currency, width: 10, cell: (row) => row.currency },
  { heading: heads.amount, width: 16, kind: 'amount', cell: (row) => formatAmount(row.amount) },
];
const cellsOf = (row: DonorRow) => columns.map(({ cell }) => cell(row));
const ofDonors = {
  whose: 'Donation' as const,
  columns: columns.map(({ cell: _cell, ...column }) => column),
  usual: thisYear,
  totals: noTotals,
};

const always = { from: '1900-01-01', to: '2199-12-31' };
const whole = ({ from = always.from, to = always.to }: Days) => ({ from, to });

/** The same days of the year before; the 29th of February is the 28th there. */
function yearBefore(day: Day): Day {
  const same = `${Number(day.slice(0, 4)) - 1}${day.slice(4)}`;
  return day.endsWith('02-29') ? addDays(`${same.slice(0, 4)}-03-01`, -1) : same;
}

/** Gave in the year before this period began, and nothing in it. */
function lapsed(days: Days): DonorQuestion {
  const butNot = whole(days);
  return { gave: { from: yearBefore(butNot.from), to: addDays(butNot.from, -1) }, butNot };
}

const atATime = 500;

export const lapsedDonors: ListDefinition = {
  ...ofDonors,
  async page({ db }, days, paging) {
    const asked = lapsed(days);
    const rows = await findDonors(db, asked, paging.take, (paging.page - 1) * paging.take);
    // A page behind the last one has nobody who knows.
    const count = rows[0]?.ofAll ?? (paging.page === 1 ? 0 : await countDonors(db, asked));
    return toPage(rows.map(cellsOf), count, paging);
  },
  async *all({ db }, days) {
    let rows: DonorRow[] = [];
    do {
      rows = await findDonorsAfter(db, lapsed(days), rows.at(-1) ?? null, atATime);
      for (const row of rows) yield cellsOf(row);
    } while (rows.length === atATime);
  },
};

const most = 100;

/** The hundred who gave most. */
export const topDonors: ListDefinition = {
  ...ofDonors,
  ...shortList(async ({ db }, days) =>
    (await findDonors(db, { gave: whole(days), butNot: null }, most, 0)).map(cellsOf),
  ),
};
