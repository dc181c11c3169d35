import {
  dayOf,
  type InputOf,
  type MemberGrouping,
  type MemberReport,
  type reports,
  type TimeGrouping,
  toPage,
} from '@kathok/contract';
import { codePrefixFor } from '../../platform/code-prefix.ts';
import type { Ctx } from '../../platform/context.ts';
import { countMembersBy, memberFilter, type MemberFilters } from '../members/index.ts';
import { comparedDays } from './compared-days.ts';
import { moveKey, offsetBetween } from './compared-period.ts';
import { namesOf } from './named-keys.ts';
import { requireNobodyNamed } from './report-access.ts';
import { type Group, type Order, type ReportTable, sortRows, type Sum, tabulate } from './tabulate.ts';

type Reports = typeof reports;
type MemberQuery = Omit<InputOf<Reports['exportMembers']>['query'], 'format'>;

const byTime: Partial<Record<MemberGrouping, TimeGrouping>> = { joinedMonth: 'month', joinedYear: 'year' };

/** The whole table, in the order of its names. What is compared are those who joined in another period. */
export async function memberTable(ctx: Ctx, query: MemberQuery): Promise<ReportTable> {
  const { groupBy = 'type', thenBy, compareFrom, compareTo, ...filters } = query;
  requireNobodyNamed(ctx, query, 'Member');
  const today = dayOf(ctx.now);
  const time = byTime[groupBy];
  const days = comparedDays({ from: filters.joinedFrom, compareFrom, compareTo }, time !== undefined);
  const around = { today, codePrefix: await codePrefixFor(ctx, query.q) };
  const count = async (asked: MemberFilters, partBy?: MemberGrouping): Promise<Group[]> => {
    const groups = await countMembersBy(ctx.db, memberFilter(asked, around), today, groupBy, partBy);
    return groups.map((group) => ({ ...group, currency: '', amount: 0 }));
  };
  const groups = await count(filters, thenBy);
  const joined = days && { ...filters, joinedFrom: days.from, joinedTo: days.to };
  const before =
    joined &&
    (await count(joined)).map((group) =>
      time ? { ...group, key: moveKey(group.key, time, offsetBetween(days.from, days.begins)) } : group,
    );
  const names = { nameOf: await namesOf(ctx, groupBy), nameOfPart: await namesOf(ctx, thenBy) };
  const table = tabulate(groups, before, names);
  return { ...table, rows: sortRows(table.rows, {}) };
}

const mostPoints = 400;

export async function reportMembers(ctx: Ctx, { query }: InputOf<Reports['members']>): Promise<MemberReport> {
  const { page, take, sortBy, order, countAll: _all, ...asked } = query;
  const { rows, parts, totals } = await memberTable(ctx, asked);
  const present = ({ key, name, count, parts: ofRow, compared }: (typeof rows)[number]) => ({
    key,
    name,
    count,
    parts: query.thenBy ? ofRow.map(toPart) : [],
    ...countedBefore(compared),
  });
  const sorted: Order = { sortBy, order };
  const first = (page - 1) * take;
  const shown = sortRows(rows, sorted).slice(first, first + take);
  const [total] = totals;
  return {
    ...toPage(shown.map(present), rows.length, { page, take }),
    totals: { count: total?.count ?? 0, ...countedBefore(total?.compared) },
    parts: query.thenBy ? parts.map(toPart) : [],
    series: rows.slice(-mostPoints).map(present),
  };
}

const toPart = ({ key, name, count }: { key: string; name: string; count: number }) => ({ key, name, count });
const countedBefore = (before: Sum | undefined) => (before ? { compared: { count: before.count } } : {});
