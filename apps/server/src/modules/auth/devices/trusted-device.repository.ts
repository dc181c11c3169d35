import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

export async function insertTrustedDevice(
  tx: Tx,
  row: Insertable<Schema['trustedDevices']>,
): Promise<string> {
  const { id } = await tx.insertInto('trustedDevices').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

interface Token {
  tokenHash: string;
  userId: string;
  authVersion: number;
}

/** Nothing for a token that has expired, was ended, or belongs to somebody else or to an earlier version of the account. */
export function useTrustedDevice(tx: Tx, { tokenHash, userId, authVersion }: Token, now: Date) {
  return tx
    .updateTable('trustedDevices')
    .set({ lastUsedAt: now })
    .where('tokenHash', '=', tokenHash)
    .where('userId', '=', userId)
    .where('authVersion', '=', authVersion)
    .where('expiresAt', '>', now)
    .returning('id')
    .executeTakeFirst();
}

/** Those that still spare somebody the second step, the one used last first. */
export function findTrustedDevices(db: Db | Tx, userId: string, now: Date) {
  return db
    .selectFrom('trustedDevices as device')
    .innerJoin('users', (join) =>
      join.onRef('users.id', '=', 'device.userId').onRef('users.authVersion', '=', 'device.authVersion'),
    )
    .select(['device.id', 'device.address', 'device.userAgent', 'device.createdAt', 'device.lastUsedAt'])
    .select('device.expiresAt')
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('device.lastUsedAt', 'desc')
    .orderBy('device.id')
    .execute();
}

/** Somebody else's does not exist. */
export async function removeTrustedDevice(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('trustedDevices')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export async function removeTrustedDeviceOfSession(tx: Tx, sessionId: string): Promise<void> {
  await tx
    .deleteFrom('trustedDevices')
    .where('id', '=', (from) =>
      from.selectFrom('sessions').select('trustedDeviceId').where('sessions.id', '=', sessionId),
    )
    .execute();
}

interface Removed {
  userId: string;
  /** The session whose device stays. */
  keptSessionId?: string;
}

export async function removeTrustedDevices(tx: Tx, { userId, keptSessionId }: Removed): Promise<void> {
  let removed = tx.deleteFrom('trustedDevices').where('userId', '=', userId);
  if (keptSessionId !== undefined)
    removed = removed.where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('sessions')
            .select('sessions.id')
            .where('sessions.id', '=', keptSessionId)
            .whereRef('sessions.trustedDeviceId', '=', 'trustedDevices.id'),
        ),
      ),
    );
  await removed.execute();
}
