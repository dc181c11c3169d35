import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

type Challenges = Schema['signInChallenges'];

export async function insertChallenge(tx: Db | Tx, row: Insertable<Challenges>): Promise<void> {
  await tx.insertInto('signInChallenges').values(row).execute();
}

/** Counts the try before the answer is looked at, so that many at once are not more than allowed. */
export function takeChallengeTry(db: Db | Tx, tokenHash: string, purpose: Challenges['purpose'], now: Date) {
  return db
    .updateTable('signInChallenges')
    .set((row) => ({ triesLeft: row('triesLeft', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning(['userId', 'authVersion', 'passkeyChallenge'])
    .executeTakeFirst();
}

/** What the authenticator has to sign for this sign-in; answers whose it is, or nothing where it is over. */
export function setPasskeyChallenge(db: Db | Tx, tokenHash: string, passkeyChallenge: string, now: Date) {
  return db
    .updateTable('signInChallenges')
    .set({ passkeyChallenge })
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', 'sign_in')
    .where('userId', 'is not', null)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .returning('userId')
    .executeTakeFirst();
}

/** What an authenticator was asked to sign outside a sign-in that had begun; true for exactly one who answers it. */
export async function spendPasskeyChallenge(
  db: Db | Tx,
  passkeyChallenge: string,
  now: Date,
): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('signInChallenges')
    .where('passkeyChallenge', '=', passkeyChallenge)
    .where('purpose', '=', 'sign_in')
    .where('userId', 'is', null)
    .where('triesLeft', '>', 0)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** True for exactly one of all who answer it. */
export async function spendChallenge(tx: Tx, tokenHash: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('signInChallenges')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

/** What was begun before no longer leads anywhere. */
export async function removeChallenges(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('signInChallenges').where('userId', '=', userId).execute();
}
