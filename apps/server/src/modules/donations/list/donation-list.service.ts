import type { DonationRow, donations, InputOf, Paged, ResponseOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { asksOnlyFor } from '../../../db/asks-only-for.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { isDonationStaff } from '../donation-access.ts';
import { forMember, toDonationRow } from '../present-donation.ts';
import { donationFilter } from './donation-filter-sql.ts';
import { findDonationPage, findDonations, findDonorMembers } from './donation-list.repository.ts';
import { dueCount } from '../../payments/index.ts';

/** All donations for the office; for a member their own. */
export async function listDonations(
  ctx: Ctx,
  { query }: InputOf<typeof donations.list>,
): Promise<Paged<DonationRow>> {
  const only = isDonationStaff(ctx, 'read') ? undefined : actorOf(ctx).memberId;
  const filter = donationFilter(query, { codePrefix: await codePrefixFor(ctx, query.q), only });
  const isKept = only === undefined && asksOnlyFor(query, 'paymentStatus');
  const keptCount = isKept ? dueCount('donation', query.paymentStatus) : undefined;
  const { data, meta } = await findDonationPage(ctx.db, filter, query, keptCount);
  const donations = data.map(toDonationRow);
  return { data: only === undefined ? donations : donations.map(forMember), meta };
}

/** Enough for a lifetime of giving. */
const most = 1000;

export async function listMemberDonations(
  ctx: Ctx,
  { params }: InputOf<typeof donations.ofMember>,
): Promise<DonationRow[]> {
  const { memberId } = params;
  const isStaff = isDonationStaff(ctx, 'read');
  if (!isStaff && actorOf(ctx).memberId !== memberId) throw new AppError('not_found');
  const rows = await findDonations(ctx.db, donationFilter({ memberId }, { codePrefix: '' }), most);
  const donations = rows.map(toDonationRow);
  return isStaff ? donations : donations.map(forMember);
}

type DonorMembers = typeof donations.donorMembers;

export async function listDonorMembers(
  ctx: Ctx,
  { query }: InputOf<DonorMembers>,
): Promise<ResponseOf<DonorMembers>> {
  const donors = await findDonorMembers(ctx.db, query.ids);
  const known = donors.filter((donor) => donor !== null);
  return { memberIds: [...new Set(known)], otherDonations: donors.length - known.length };
}
