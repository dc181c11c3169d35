import {
  type DonationRow,
  type donations,
  type InputOf,
  mostPrinted,
  type Paged,
  type ResponseOf,
  toPage,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { hasOnlyFilters } from '../../../db/lists/read-page.ts';
import { auditableFilters } from '../../../platform/audit/audit.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { isDonationStaff } from '../donation-access.ts';
import { findDedicatedDays } from '../dedication.repository.ts';
import { dedicatedDaysOf, forMember, toDonationRow } from '../present-donation.ts';
import { donationFilter } from './donation-filter-sql.ts';
import { donorNameOnly, readCompleteDonationNumber } from './search-sql.ts';
import {
  findDonationPage,
  findDonations,
  findDonationsByName,
  findDonationsByNumber,
  findDonorMembers,
  isLatestFirst,
} from './donation-list.repository.ts';
import { dueCount } from '../../../db/lists/kept-count.ts';

/** All donations for the office; for a member their own. */
export async function listDonations(
  ctx: Ctx,
  { query }: InputOf<typeof donations.list>,
): Promise<Paged<DonationRow>> {
  const only = isDonationStaff(ctx, 'read') ? undefined : actorOf(ctx).memberId;
  if (query.isRemoved && !isDonationStaff(ctx, 'manage')) throw new AppError('not_allowed');
  const withNumber = only === undefined ? await findByNumber(ctx, query) : [];
  if (withNumber.length > 0) return toPage(withNumber.map(toDonationRow), withNumber.length, query);
  const codePrefix = await codePrefixFor(ctx, query.q);
  const name =
    only === undefined && query.q !== undefined && hasOnlyFilters(query, 'q') ? donorNameOnly(query.q) : null;
  const filter = donationFilter(query, { codePrefix, only });
  const isKept = only === undefined && hasOnlyFilters(query, 'paymentStatus');
  const count = isKept ? dueCount('donation', query.paymentStatus) : undefined;
  const { data, meta } = name
    ? await findDonationsByName(ctx.db, name, filter, query)
    : await findDonationPage(ctx.db, filter, query, count);
  const donations = data.map(toDonationRow);
  return { data: only === undefined ? donations : donations.map(forMember), meta };
}

/** Donations on paper. Who printed which of them is written down before they leave. */
export async function printDonations(
  ctx: Ctx,
  { query }: InputOf<typeof donations.print>,
): Promise<Paged<DonationRow>> {
  const rows = await listDonations(ctx, {
    query: { ...query, page: 1, take: mostPrinted },
    params: {},
    body: {},
  });
  const after = { format: 'print', ...auditableFilters(query) };
  await inTransaction(ctx, (tx) => ctx.audit(tx, { action: 'export', entity: 'Donation', after }));
  return rows;
}

/** The donations with a complete number, by a statement that is kept: the same as the search finds, only sooner. */
async function findByNumber(ctx: Ctx, query: InputOf<typeof donations.list>['query']) {
  const isPlain = hasOnlyFilters(query, 'q') && query.page === 1 && isLatestFirst(query);
  const number = isPlain && query.q !== undefined ? readCompleteDonationNumber(query.q) : null;
  const found = number ? await findDonationsByNumber(ctx.db, number) : [];
  return found.length <= query.take ? found : [];
}

/** Enough for a lifetime of giving. */
const most = 1000;

export async function listMemberDonations(
  ctx: Ctx,
  { params }: InputOf<typeof donations.ofMember>,
): Promise<ResponseOf<typeof donations.ofMember>> {
  const { memberId } = params;
  const isStaff = isDonationStaff(ctx, 'read');
  if (!isStaff && actorOf(ctx).memberId !== memberId) throw new AppError('not_found');
  const rows = await findDonations(ctx.db, donationFilter({ memberId }, { codePrefix: '' }), most);
  const dedicated = rows.filter(({ offering }) => offering !== null).map(({ id }) => id);
  const days = await findDedicatedDays(ctx.db, dedicated);
  return rows.map((row) => {
    const donation = toDonationRow(row);
    const read = dedicatedDaysOf({ days: days.get(row.id) ?? null }, ctx.now);
    return { ...(isStaff ? donation : forMember(donation)), days: read };
  });
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
