import { noDonorDetails } from '@kathok/contract';
import { fieldProblem } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { findGiver, type Giver } from '../donation.repository.ts';
import { words } from '../words.en.ts';

/** The columns of a donation that a member of the register gives: they only name the member. */
export async function donorOfMember(tx: Tx, memberId: string) {
  return asDonor(await findGiver(tx, memberId)).columns;
}

/** What is shown of a member who gives is what the register says. */
export function asDonor(giver: Giver | null) {
  if (!giver) throw fieldProblem('memberId', 'exists', words.noMember);
  const { id, personId, name, ...shown } = giver;
  const donorType = 'member' as const;
  return { columns: { ...noDonorDetails, donorType, memberId: id, personId, donorName: name }, shown };
}
