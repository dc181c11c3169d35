import type { Day } from '@kathok/contract';
import { requireNoFaults } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type DonorColumns, lookUpForDonation } from '../donation.repository.ts';
import { donationErrors } from './donation-rules.ts';
import { donorErrors, findDonor, memberOf, type WrittenDonor } from './donor.ts';

interface PromisedDonation {
  purposeId?: string | undefined;
  amount?: number | undefined;
  currency?: string | undefined;
  dedication?: { readOn?: Day | null | undefined } | null | undefined;
}

/** Who will give, and for what, where no money has come yet: held to the same rules as a donation. */
export async function readGiver(
  tx: Tx,
  body: WrittenDonor & PromisedDonation,
  circumstances: { isStaff: boolean; now: Date },
): Promise<DonorColumns> {
  const found = await lookUpForDonation(tx, { ...body, memberId: memberOf(body) });
  requireNoFaults([...donorErrors(body), ...donationErrors(body, found, circumstances)]);
  const { columns } = await findDonor(tx, body, { ...circumstances, giver: found.giver });
  return columns;
}

/** What a pledge asks for after a change: the purpose is open, and the sum large enough for it. */
export async function checkPromise(
  tx: Tx,
  promise: PromisedDonation,
  circumstances: { isStaff: boolean; now: Date },
): Promise<void> {
  requireNoFaults(donationErrors(promise, await lookUpForDonation(tx, promise), circumstances));
}
