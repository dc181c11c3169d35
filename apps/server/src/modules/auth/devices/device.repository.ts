import type { Db, Tx } from '../../../db/open-database.ts';
import type { EndReason } from '../sessions/session.repository.ts';

/** The sessions of a user that still stand, the one used last first. */
export function findStandingSessions(db: Db | Tx, userId: string, now: Date) {
  return db
    .selectFrom('sessions')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'sessions.userId').onRef('users.authVersion', '=', 'sessions.authVersion'),
    )
    .select(['sessions.id', 'address', 'userAgent', 'sessions.createdAt', 'lastSeenAt'])
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', now)
    .orderBy((row) => row.fn.coalesce('lastSeenAt', 'sessions.createdAt'), 'desc')
    .orderBy('sessions.id')
    .execute();
}

/** Somebody else's does not exist. */
export async function endOwnSession(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason: 'signed_out' satisfies EndReason })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export async function endSessionsBut(tx: Tx, userId: string, sessionId: string, now: Date): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason: 'signed_out' satisfies EndReason })
    .where('userId', '=', userId)
    .where('id', '!=', sessionId)
    .where('endedAt', 'is', null)
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
