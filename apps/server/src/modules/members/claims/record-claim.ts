import type { Tx } from '../../../db/open-database.ts';
import { isOnFile } from '../people/known-person.repository.ts';
import { countWaitingFromDonations, findPersonOnFile, isClaimedAlready } from './claim.repository.ts';
import { claimedDetails } from './claimed-details.ts';
import { writeAtEnd } from '../../../db/at-end/index.ts';

const mostFromDonations = 3;

interface Said {
  personId: string;
  /** Where it was said: a registration or a donation. */
  from: { memberId: string } | { donationId: string };
  said: Record<string, unknown>;
  now: Date;
}

/**
 * Keeps what somebody who did not log in said about a person on file, for staff to decide. The person stays as they
 * are, also where nothing is on file: a stranger who knows a CID must not leave their own phone or e-mail behind it.
 * Donations cost nothing until they are paid, so only a few of them wait for a decision about one person at a time;
 * what the others say is still to be read with the donation.
 */
export async function recordClaim(tx: Tx, { personId, from, said, now }: Said): Promise<void> {
  const details = claimedDetails(await findPersonOnFile(tx, personId), said);
  if (Object.keys(details).length === 0) return;
  if ('donationId' in from) {
    if (!(await isOnFile(tx, personId))) return;
    // A donor who gives every month says the same every month, and staff decide about it once.
    if (await isClaimedAlready(tx, personId, details)) return;
    if ((await countWaitingFromDonations(tx, personId)) >= mostFromDonations) return;
  }
  await writeAtEnd(tx, { personClaims: [{ personId, ...from, details, createdAt: now }] });
}
