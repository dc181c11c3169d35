import {
  formatAmount,
  type InputOf,
  type MoneyReport,
  type reports,
  type ResponseOf,
  type TimeGrouping,
  timeGroupings,
  toPage,
} from '@kathok/contract';
import { hasOnlyFilters } from '../../../db/lists/read-page.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import type { Ctx } from '../../../platform/context.ts';
import { donationFilter } from '../../donations/index.ts';
import { feeFilter } from '../../fees/index.ts';
import { comparedDays, requireOrder } from '../compared-days.ts';
import { moveKey, offsetBetween } from '../compared-period.ts';
import type { Booked, MoneyGrouping } from './money-groups-sql.ts';
import { countDonors, findGroups, findSimulated } from './money-report.repository.ts';
import { namesOf } from '../named-keys.ts';
import { requireNobodyNamed } from '../report-access.ts';
import { type Group, type Order, type ReportTable, sortRows, type Sum, tabulate } from '../tabulate.ts';

type Reports = typeof reports;
type FeeQuery = Omit<InputOf<Reports['exportFees']>['query'], 'format'>;
type DonationQuery = Omit<InputOf<Reports['exportDonations']>['query'], 'format'>;

/** What of a query says which lines of the books are meant, and what says how they are shown. */
export interface MoneyQuestion {
  what: Booked;
  groupBy: MoneyGrouping;
  thenBy: MoneyGrouping | undefined;
  compareFrom: string | undefined;
  compareTo: string | undefined;
}

const shown = { compareFrom: undefined, compareTo: undefined, groupBy: undefined, thenBy: undefined };

/** Days, ways to pay and types are those of the books; everything else is asked of the fees themselves. */
export async function askFees(ctx: Ctx, query: FeeQuery): Promise<MoneyQuestion> {
  const { from, to, method, currency, membershipTypeId: aboutId, ...rest } = query;
  requireOrder(query);
  requireNobodyNamed(ctx, query, 'Member');
  const filters = { ...rest, ...shown };
  const isKept = hasOnlyFilters(filters);
  const condition = isKept ? null : feeFilter(filters, await codePrefixFor(ctx, query.q));
  return {
    ...questionOf(query),
    what: { head: 'membership_fees', from, to, method, currency, aboutId, condition },
  };
}

/** Donations that were taken out again are in the books, with what was taken back. */
export async function askDonations(ctx: Ctx, query: DonationQuery): Promise<MoneyQuestion> {
  const { from, to, method, currency, purposeId: aboutId, ...rest } = query;
  requireOrder(query);
  requireNobodyNamed(ctx, query, 'Donation');
  const filters = { ...rest, ...shown };
  const codePrefix = await codePrefixFor(ctx, query.q);
  const isKept = hasOnlyFilters(filters);
  const condition = isKept ? null : donationFilter(filters, { codePrefix, withRemoved: true });
  return {
    ...questionOf(query),
    what: { head: 'donations', from, to, method, currency, aboutId, condition },
  };
}

function questionOf({ groupBy = 'month', thenBy, compareFrom, compareTo }: FeeQuery | DonationQuery) {
  return { groupBy, thenBy, compareFrom, compareTo };
}

export const reportFees = async (ctx: Ctx, { query }: InputOf<Reports['fees']>) =>
  report(ctx, await askFees(ctx, query), query);

export const reportDonations = async (ctx: Ctx, { query }: InputOf<Reports['donations']>) =>
  report(ctx, await askDonations(ctx, query), query);

export async function reportDonors(
  ctx: Ctx,
  { query }: InputOf<Reports['donors']>,
): Promise<ResponseOf<Reports['donors']>> {
  const { what } = await askDonations(ctx, query);
  return countDonors(ctx.db, what);
}

const isTime = (grouping: MoneyGrouping): grouping is TimeGrouping =>
  timeGroupings.some((one) => one === grouping);

/** The whole table of a question, in the order of its names. */
export async function moneyTable(ctx: Ctx, question: MoneyQuestion): Promise<ReportTable> {
  const { what, groupBy, thenBy } = question;
  const days = comparedDays({ ...question, from: what.from }, isTime(groupBy));
  const groups = await findGroups(ctx.db, what, groupBy, thenBy);
  const before =
    days &&
    (await findGroups(ctx.db, { ...what, from: days.from, to: days.to }, groupBy)).map((group): Group => {
      if (!isTime(groupBy)) return group;
      return { ...group, key: moveKey(group.key, groupBy, offsetBetween(days.from, days.begins)) };
    });
  const names = { nameOf: await namesOf(ctx, groupBy), nameOfPart: await namesOf(ctx, thenBy) };
  const table = tabulate(groups, before, names);
  return { ...table, rows: sortRows(table.rows, {}) };
}

/** More than a chart can show. */
const mostPoints = 400;

async function report(
  ctx: Ctx,
  question: MoneyQuestion,
  query: Order & { page: number; take: number },
): Promise<MoneyReport> {
  const { rows, parts, totals } = await moneyTable(ctx, question);
  const partsOfRow = question.thenBy ? (row: (typeof rows)[number]) => row.parts.map(toSum) : () => [];
  const present = (row: (typeof rows)[number]) => ({ ...compared(row), parts: partsOfRow(row) });
  const first = (query.page - 1) * query.take;
  const page = sortRows(rows, query).slice(first, first + query.take);
  return {
    ...toPage(page.map(present), rows.length, query),
    totals: totals.map(compared),
    parts: question.thenBy ? parts.map(toSum) : [],
    series: rows.slice(-mostPoints).map(present),
    simulated: (await findSimulated(ctx.db, question.what)).map(toSum),
  };
}

const toSum = <Values extends Sum>({ amount, ...others }: Values) => ({
  ...others,
  amount: formatAmount(amount),
});

function compared<Values extends Sum & { compared?: Sum }>(values: Values) {
  const { compared: before, ...others } = values;
  return { ...toSum(others), ...(before && { compared: toSum(before) }) };
}
