import { formatAmount, type InputOf, type reports, type ResponseOf, toPage } from '@kathok/contract';
import { asksOnlyFor } from '../../db/asks-only-for.ts';
import type { Ctx } from '../../platform/context.ts';
import { codePrefixFor } from '../../platform/code-prefix.ts';
import { type Booked, findGroups, findSimulated, findTotals, type Grouping } from './report.repository.ts';
import { donationFilter } from '../donations/index.ts';
import { feeFilter } from '../fees/index.ts';

type Reports = typeof reports;
type Report = ResponseOf<Reports['fees']>;

/** Days, ways to pay and types are those of the books; everything else is asked of the fees themselves. */
export async function reportFees(ctx: Ctx, { query }: InputOf<Reports['fees']>): Promise<Report> {
  const { from, to, method, membershipTypeId: aboutId, groupBy = 'month', ...filters } = query;
  const isKept = asksOnlyFor(filters);
  const condition = isKept ? null : feeFilter(filters, await codePrefixFor(ctx, query.q));
  const grouping = groupBy === 'type' ? 'about' : groupBy;
  return report(ctx, { head: 'membership_fees', from, to, method, aboutId, condition }, grouping, query);
}

/** Donations that were taken out again are in the books, with what was taken back. */
export async function reportDonations(ctx: Ctx, { query }: InputOf<Reports['donations']>): Promise<Report> {
  const { from, to, method, purposeId: aboutId, groupBy = 'month', ...filters } = query;
  const codePrefix = await codePrefixFor(ctx, query.q);
  const isKept = asksOnlyFor(filters);
  const condition = isKept ? null : donationFilter(filters, { codePrefix, withRemoved: true });
  const grouping = groupBy === 'purpose' ? 'about' : groupBy;
  return report(ctx, { head: 'donations', from, to, method, aboutId, condition }, grouping, query);
}

async function report(
  ctx: Ctx,
  what: Booked,
  grouping: Grouping,
  shown: Parameters<typeof findGroups>[3],
): Promise<Report> {
  const { rows, itemCount } = await findGroups(ctx.db, what, grouping, shown);
  const data = rows.map(({ key, name, ...sum }) => Object.assign(toSum(sum), { key, name }));
  return {
    ...toPage(data, itemCount, shown),
    totals: (await findTotals(ctx.db, what)).map(toSum),
    simulated: (await findSimulated(ctx.db, what)).map(toSum),
  };
}

function toSum({ currency, count, amount }: { currency: string; count: number; amount: number }) {
  return { currency, count, amount: formatAmount(amount) };
}
