import type { Tx } from '../../../db/open-database.ts';
import { AppError } from '../../../base/app-error.ts';
import { findKnownPeople, lockPerson, type SoughtPerson } from './known-person.repository.ts';
import { words } from '../words.en.ts';

/**
 * The person behind a new member, where the centre knows them already: a donor, a former member. Who has a membership
 * is not entered a second time, and it is not said who they are.
 */
export async function requireNewMember(tx: Tx, sought: SoughtPerson) {
  await lockPerson(tx, sought);
  const known = await findKnownPeople(tx, sought);
  if (known.some(({ memberId }) => memberId !== null)) throw alreadyRegistered();
  const withNumber = known.find(({ hasNumber }) => hasNumber);
  // The same name, birth date and phone, but a number of their own: somebody else after all.
  return withNumber ?? known.find(({ identityNumber }) => identityNumber === null);
}

export function alreadyRegistered(): AppError {
  return new AppError('already_registered', { detail: words.alreadyRegistered });
}
