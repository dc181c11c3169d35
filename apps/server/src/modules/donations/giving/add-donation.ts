import { membershipCode } from '@kathok/contract';
import type { Insertable } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';
import { takeNumbers } from '../../../platform/numbers.ts';
import { insertDonation } from '../donation.repository.ts';
import { newReference } from '../../payments/index.ts';

type NewDonation = Omit<Insertable<Schema['donations']>, 'id' | 'donationNumber' | 'reference'>;

/** Writes a gift with a number of its own and a reference to quote in a transfer. */
export async function addDonation(tx: Tx, donation: NewDonation, now: Date): Promise<string> {
  const reference = await newReference(tx);
  // Last, because everybody who gives waits for it.
  const donationNumber = membershipCode('D', await takeNumbers(tx, 'donation_number', 1));
  return insertDonation(tx, { ...donation, donationNumber, reference, createdAt: now, updatedAt: now });
}
