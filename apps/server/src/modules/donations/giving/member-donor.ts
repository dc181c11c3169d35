import { fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { findGiver } from '../donation.repository.ts';
import { words } from '../words.en.ts';

export const nobody = {
  memberId: null,
  personId: null,
  identityType: null,
  identityNumber: null,
  phone: null,
  email: null,
  countryId: null,
  address: null,
};

/** A member of the register gives: what is said of them is what the register says. */
export async function donorOfMember(tx: Tx, memberId: string) {
  const giver = await findGiver(tx, memberId);
  if (!giver) throw fieldProblem('memberId', 'exists', words.noMember);
  return {
    ...nobody,
    donorType: 'member' as const,
    memberId: giver.id,
    personId: giver.personId,
    donorName: giver.name,
  };
}
