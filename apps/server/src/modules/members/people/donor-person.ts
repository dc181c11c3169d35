import type { DonorDetail } from '@kathok/contract';
import type { Selectable } from 'kysely';
import type { Schema } from '../../../db/schema.ts';
import type { Tx } from '../../../db/open-database.ts';
import { findPersonOfDonor, insertPerson, isOnFile, lockPerson } from './known-person.repository.ts';
import { updatePersonRow } from '../member.repository.ts';
import { fillGaps } from './person-rules.ts';

export type DonorDetails = { name: string } & Pick<Selectable<Schema['people']>, DonorDetail>;

const noContact = { phone: null, email: null, isContactClaimed: false };

/**
 * The person behind a donation of somebody who is no member, known again by their identity number; null where there is
 * nothing to know them by. What is on file stays as it is. A visitor proves nothing: of what they
 * write only name and number become a person's, or a stranger could leave their own phone and e-mail behind somebody
 * else's number, and be sent what is meant for them.
 */
export async function personOfDonor(
  tx: Tx,
  { name, ...donor }: DonorDetails,
  { isStaff, now }: { isStaff: boolean; now: Date },
): Promise<string | null> {
  const { identityType, identityNumber } = donor;
  const phone = isStaff ? donor.phone : null;
  if (identityNumber === null && phone === null) return null;
  await lockPerson(tx, { identityNumber, phone });
  const known = await findPersonOfDonor(tx, { name, identityNumber, phone });
  if (!known) return insertPerson(tx, { name, ...(isStaff ? donor : { identityType, identityNumber }) }, now);
  const knows = await isOnFile(tx, known.id);
  if (!isStaff) {
    // Left by a registration that was removed.
    if (!knows && known.isContactClaimed) await updatePersonRow(tx, known.id, noContact, now);
    return known.id;
  }
  const filled = knows ? fillGaps(known, donor) : { name, ...donor, isContactClaimed: false };
  if (Object.keys(filled).length > 0) await updatePersonRow(tx, known.id, filled, now);
  return known.id;
}
