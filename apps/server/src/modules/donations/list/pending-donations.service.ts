import type { donations, InputOf, ResponseOf } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { codePrefixFor } from '../../../platform/code-prefix.ts';
import { toDonationRow } from '../present-donation.ts';
import { donationFilter } from './donation-filter-sql.ts';
import { findDonationsById } from './donation-list.repository.ts';
import { findPendingPayments } from './pending-donation.repository.ts';
import { balanceOf, waitingFacts } from '../../payments/index.ts';

type Pending = typeof donations.pending;

/** What waits to be verified, with all that helps to decide. */
export async function listPendingDonations(
  ctx: Ctx,
  { query }: InputOf<Pending>,
): Promise<ResponseOf<Pending>> {
  const { q } = query;
  const filter = q ? donationFilter({ q }, { codePrefix: await codePrefixFor(ctx, q) }) : null;
  const { data: payments, meta } = await findPendingPayments(ctx.db, filter, query);
  const donations = await findDonationsById(
    ctx.db,
    payments.flatMap(({ donationId }) => donationId ?? []),
  );
  const factsOf = await waitingFacts(ctx, payments);
  const data = payments.flatMap((payment) => {
    const donation = donations.find(({ id }) => id === payment.donationId);
    return donation
      ? [
          {
            ...toDonationRow(donation),
            ...factsOf(payment, {
              balance: balanceOf(donation),
              closedBecause: null,
              contact: { email: donation.email, phone: donation.phone },
            }),
          },
        ]
      : [];
  });
  return { data, meta };
}
