import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export async function insertAccountChange(
  tx: Tx,
  change: Insertable<Schema['accountChanges']>,
): Promise<void> {
  await tx.insertInto('accountChanges').values(change).execute();
}

/** What a link undoes that still works; nobody else uses it until the transaction ends. */
export function lockAccountChange(tx: Tx, tokenHash: string, now: Date) {
  return tx
    .selectFrom('accountChanges')
    .selectAll()
    .where('tokenHash', '=', tokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .forUpdate()
    .executeTakeFirst();
}

/**
 * What was changed after something that is undone was not the owner's either: none of it may be put back, and none counts
 * as a contact of before.
 */
export async function endAccountChanges(tx: Tx, userId: string, from: Date, now: Date): Promise<void> {
  await tx
    .updateTable('accountChanges')
    .set({ endedAt: now })
    .where('userId', '=', userId)
    .where('changedAt', '>=', from)
    .where('endedAt', 'is', null)
    .execute();
}

/** The changes of contact that were not undone, the newest first. An account that nobody has opened so far has none to guard. */
export function findContactChanges(db: Db | Tx, userId: string, since: Date) {
  return db
    .selectFrom('accountChanges')
    .innerJoin('users', 'users.id', 'accountChanges.userId')
    .select(['isEmailChanged', 'emailBefore', 'isPhoneChanged', 'phoneBefore'])
    .where('userId', '=', userId)
    .where('changedAt', '>', since)
    .where('endedAt', 'is', null)
    .where('passwordHash', 'is not', null)
    .where((is) => is.or([is('isEmailChanged', '=', true), is('isPhoneChanged', '=', true)]))
    .orderBy('changedAt', 'desc')
    .orderBy('accountChanges.id')
    .execute();
}

/** The account of a person who is a member. */
export async function findUserIdOfPerson(db: Db | Tx, personId: string): Promise<string | undefined> {
  const user = await db
    .selectFrom('users')
    .innerJoin('members', 'members.id', 'users.memberId')
    .select('users.id')
    .where('members.personId', '=', personId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
  return user?.id;
}
