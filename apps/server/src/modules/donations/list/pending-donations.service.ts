import { balanceOf, type donations, type InputOf, type ResponseOf } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { toDonationRow } from '../present-donation.ts';
import { donationFilter } from './donation-filter-sql.ts';
import { findDonationsById } from './donation-list.repository.ts';
import { listWaitingPayments } from '../../payments/index.ts';

type Pending = typeof donations.pending;

/** What waits to be verified, with all that helps to decide. */
export async function listPendingDonations(
  ctx: Ctx,
  { query }: InputOf<Pending>,
): Promise<ResponseOf<Pending>> {
  const { q } = query;
  const filter = q ? donationFilter({ q }, { codePrefix: await codePrefixFor(ctx, q) }) : null;
  const { waiting, meta } = await listWaitingPayments(ctx, { column: 'donationId' }, filter, query);
  const donations = await findDonationsById(
    ctx.db,
    waiting.map(({ dueId }) => dueId),
  );
  const data = waiting.flatMap(({ dueId, describe }) => {
    const donation = donations.find(({ id }) => id === dueId);
    if (!donation) return [];
    const { email, phone } = donation;
    const owed = { balance: balanceOf(donation), closedBecause: null, contact: { email, phone } };
    return [{ ...toDonationRow(donation), ...describe(owed) }];
  });
  return { data, meta };
}
