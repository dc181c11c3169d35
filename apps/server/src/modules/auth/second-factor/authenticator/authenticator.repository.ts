import type { Db, Tx } from '../../../../db/open-database.ts';

export function findAuthenticator(db: Db | Tx, userId: string) {
  return db
    .selectFrom('authenticatorApps')
    .select(['id', 'encryptedKey', 'confirmedAt', 'lastUsedAt'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .executeTakeFirst();
}

/** The app that was begun with and whose first code has not come yet. */
export function findWaitingAuthenticator(db: Db | Tx, userId: string, begunAfter: Date) {
  return db
    .selectFrom('authenticatorApps')
    .select(['id', 'encryptedKey'])
    .where('userId', '=', userId)
    .where('confirmedAt', 'is', null)
    .where('createdAt', '>', begunAfter)
    .executeTakeFirst();
}

/** Takes the place of one that was begun with before. */
export async function replaceWaitingAuthenticator(
  tx: Tx,
  app: { userId: string; encryptedKey: string; createdAt: Date },
): Promise<void> {
  await tx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', app.userId)
    .where('confirmedAt', 'is', null)
    .execute();
  await tx.insertInto('authenticatorApps').values(app).execute();
}

/** It takes the place of the app that was used so far. False where it is no longer waiting. */
export async function confirmAuthenticator(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  lastStep: number,
  now: Date,
): Promise<boolean> {
  await tx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .where('confirmedAt', 'is not', null)
    .execute();
  const { numUpdatedRows } = await tx
    .updateTable('authenticatorApps')
    .set({ confirmedAt: now, lastStep })
    .where('id', '=', id)
    .where('confirmedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A code counts once: true for exactly one of all who bring it, and for none after a newer one. */
export async function spendStep(tx: Tx, id: string, step: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticatorApps')
    .set({ lastStep: step, lastUsedAt: now })
    .where('id', '=', id)
    .where((is) => is.or([is('lastStep', 'is', null), is('lastStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function removeAuthenticators(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('authenticatorApps')
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
