import { addDays, dayOf, type MemberRow } from '@kathok/contract';
import type { Cell, SheetColumn } from '../../../base/spreadsheets/writing/write-sheet.ts';
import type { Ctx } from '../../../platform/context.ts';
import {
  countMembersBy,
  listMembers,
  memberFilter,
  type MemberFilters,
  readMembers,
} from '../../members/index.ts';
import { words } from '../words.en.ts';
import { type Days, type ListDefinition, noTotals, readOnce, shortList } from './list-report.ts';
import { listWords } from './words.en.ts';

const { columns: heads } = listWords;
type Column = SheetColumn & { cell(row: MemberRow): Cell };

const code: Column = { heading: heads.membershipCode, width: 14, cell: (row) => row.membershipCode };
const name: Column = { heading: heads.name, width: 28, cell: (row) => row.name };
const type: Column = { heading: heads.membershipType, width: 16, cell: (row) => row.membershipType };
const paidUntil: Column = {
  heading: heads.paidUntil,
  width: 12,
  kind: 'day',
  cell: (row) => row.paidUntil,
};
const standing: Column = {
  heading: heads.standing,
  width: 14,
  cell: (row) => words.groups['standing']?.[row.standing] ?? row.standing,
};

/** Members by the filters of the register, each row with these columns. */
function membersBy(
  filtersOf: (days: Days) => MemberFilters,
  sortBy: 'paidUntil' | 'name',
  columns: Column[],
): Pick<ListDefinition, 'whose' | 'columns' | 'page' | 'all' | 'totals'> {
  const cellsOf = (row: MemberRow) => columns.map(({ cell }) => cell(row));
  return {
    whose: 'Member',
    columns: columns.map(({ cell: _cell, ...column }) => column),
    async page(ctx, days, paging) {
      const query = { ...paging, ...filtersOf(days), sortBy, order: 'ASC' as const };
      const { data, meta } = await listMembers(ctx, { params: {}, body: {}, query } as never);
      return { data: data.map(cellsOf), meta };
    },
    async *all(ctx, days) {
      for await (const row of await readMembers(ctx, filtersOf(days))) yield cellsOf(row);
    },
    totals: noTotals,
  };
}

/** Whose paid days end soon, or have ended while the grace still runs. */
export const renewalsDue: ListDefinition = {
  ...membersBy(({ from, to }) => ({ status: 'active', paidUntilFrom: from, paidUntilTo: to }), 'paidUntil', [
    code,
    name,
    type,
    paidUntil,
    standing,
    { heading: heads.phone, width: 18, cell: (row) => row.phone },
    { heading: heads.email, width: 28, cell: (row) => row.email },
  ]),
  usual: (today) => ({ from: addDays(today, -30), to: addDays(today, 60) }),
};

/** Active members whom neither a call nor a letter by mail reaches. */
export const withoutContact: ListDefinition = {
  ...membersBy(() => ({ status: 'active', hasPhone: false, hasEmail: false }), 'name', [
    code,
    name,
    type,
    paidUntil,
    { heading: heads.dzongkhag, width: 18, cell: (row) => row.dzongkhag },
    { heading: heads.gewog, width: 18, cell: (row) => row.gewog },
    { heading: heads.village, width: 18, cell: (row) => row.village },
  ]),
  usual: () => ({}),
};

const retentionRows = readOnce(readRetention);

/** Of those who joined in a year, how many are active today. */
export const retention: ListDefinition = {
  whose: null,
  usual: () => ({}),
  columns: [
    { heading: heads.year, width: 16 },
    { heading: heads.joined, width: 12, kind: 'number' },
    { heading: heads.active, width: 12, kind: 'number' },
    { heading: heads.pending, width: 12, kind: 'number' },
    { heading: heads.inactive, width: 12, kind: 'number' },
    { heading: heads.retained, width: 12, kind: 'percent' },
  ],
  ...shortList(retentionRows),
  async totals(ctx, days) {
    const rows = await retentionRows(ctx, days);
    const sum = (column: number) => rows.reduce((total, cells) => total + Number(cells[column]), 0);
    return rows.length > 0 ? [retentionRow(words.total, sum(1), sum(2), sum(3))] : [];
  },
};

async function readRetention(ctx: Ctx, { from, to }: Days): Promise<Cell[][]> {
  const today = dayOf(ctx.now);
  const filter = memberFilter({ joinedFrom: from, joinedTo: to }, { today, codePrefix: '' });
  const groups = await countMembersBy(ctx.db, filter, today, 'joinedYear', 'status');
  const years = [...new Set(groups.map(({ key }) => key))].toSorted().toReversed();
  return years.map((year) => {
    const own = groups.filter(({ key }) => key === year);
    const count = (status?: string) =>
      own.reduce(
        (sum, group) => (status === undefined || group.partKey === status ? sum + group.count : sum),
        0,
      );
    return retentionRow(year, count(), count('active'), count('pending'));
  });
}

const retentionRow = (label: string, joined: number, active: number, pending: number): Cell[] => [
  label,
  String(joined),
  String(active),
  String(pending),
  String(joined - active - pending),
  joined > 0 ? String(Math.round((active / joined) * 100)) : null,
];
