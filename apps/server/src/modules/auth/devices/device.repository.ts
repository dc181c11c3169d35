import type { Db, Tx } from '../../../db/open-database.ts';

/** The sessions of a user that still stand, the one used last first. */
export function findStandingSessions(db: Db | Tx, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'sessions.userId').onRef('users.authVersion', '=', 'sessions.authVersion'),
    )
    .select(['sessions.id', 'address', 'userAgent', 'sessions.createdAt', 'lastSeenAt'])
    .select('trustedDeviceId')
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy((row) => row.fn.coalesce('lastSeenAt', 'sessions.createdAt'), 'desc')
    .orderBy('sessions.id')
    .execute();
}

/** When each address was first used, also by sessions that have ended; they are kept for a month or two. */
export function findFirstUses(db: Db | Tx, userId: string) {
  return db
    .selectFrom('sessions')
    .select('address')
    .select((row) => row.fn.min('createdAt').as('firstAt'))
    .where('userId', '=', userId)
    .groupBy('address')
    .execute();
}

/** True where nobody had signed in to this account on it before. */
export async function rememberDevice(
  tx: Tx,
  userId: string,
  deviceHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('knownDevices')
    .set({ lastSeenAt: now })
    .where('userId', '=', userId)
    .where('deviceHash', '=', deviceHash)
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return false;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('knownDevices')
    .values({ userId, deviceHash, lastSeenAt: now })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}
