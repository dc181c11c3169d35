import { formatAmount, type InputOf, type Paged, type ReportEntry, type reports } from '@kathok/contract';

import type { Ctx } from '../../../platform/context.ts';
import { type EntryRow, findEntryPage } from './entry.repository.ts';
import { askDonations, askFees } from './money-report.service.ts';
import { requireRight } from '../report-access.ts';

type Reports = typeof reports;

/** Who paid is for those who may read the members. */
export async function listFeeEntries(
  ctx: Ctx,
  { query }: InputOf<Reports['feeEntries']>,
): Promise<Paged<ReportEntry>> {
  requireRight(ctx, 'read', 'Member');
  const { data, meta } = await findEntryPage(ctx.db, (await askFees(ctx, query)).what, query);
  return { data: data.map(toEntry), meta };
}

/** Who gave is for those who may read the donations. */
export async function listDonationEntries(
  ctx: Ctx,
  { query }: InputOf<Reports['donationEntries']>,
): Promise<Paged<ReportEntry>> {
  requireRight(ctx, 'read', 'Donation');
  const { data, meta } = await findEntryPage(ctx.db, (await askDonations(ctx, query)).what, query);
  return { data: data.map(toEntry), meta };
}

export const toEntry = ({ amount, ...row }: EntryRow): ReportEntry => ({
  ...row,
  amount: formatAmount(amount),
});
