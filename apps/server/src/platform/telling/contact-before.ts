import { lifetimes } from '../../base/lifetimes.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { findContactChanges, findUserIdOfPerson } from './account-change.repository.ts';

export interface Contact {
  email: string | null;
  phone: string | null;
}

interface ContactChange {
  isEmailChanged: boolean;
  emailBefore: string | null;
  isPhoneChanged: boolean;
  phoneBefore: string | null;
}

/** The contact as it was before these changes, of which the newest comes first. Somebody who had none keeps the present one. */
export function contactBefore(present: Contact, changes: readonly ContactChange[]): Contact {
  const before = { ...present };
  for (const { isEmailChanged, emailBefore, isPhoneChanged, phoneBefore } of changes) {
    if (isEmailChanged) before.email = emailBefore;
    if (isPhoneChanged) before.phone = phoneBefore;
  }
  return before.email === null && before.phone === null ? present : before;
}

/**
 * Where a code or a link to choose a password goes: for a day to the contact of before, so that nobody who has changed
 * it in a session of somebody else is sent the key to the account.
 */
export async function contactForKeys(
  db: Db | Tx,
  { userId, ...present }: Contact & { userId: string },
  now: Date,
): Promise<Contact> {
  const since = new Date(now.getTime() - lifetimes.contactBefore);
  return contactBefore(present, await findContactChanges(db, userId, since));
}

/** The same of a person, who may have an account. */
export async function contactOfPersonForKeys(
  db: Db | Tx,
  { personId, email, phone }: Contact & { personId: string },
  now: Date,
): Promise<Contact> {
  const userId = await findUserIdOfPerson(db, personId);
  return userId === undefined ? { email, phone } : contactForKeys(db, { userId, email, phone }, now);
}
