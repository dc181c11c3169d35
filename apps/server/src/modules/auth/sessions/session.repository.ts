import type { Db, Tx } from '../../../db/open-database.ts';

interface NewSession {
  userId: string;
  authVersion: number;
  address: string | null;
  userAgent: string | null;
  /** The device that was not asked for the second step. */
  trustedDeviceId: string | null;
  createdAt: Date;
  expiresAt: Date;
}

interface NewToken {
  tokenHash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
}

export type EndReason =
  | 'signed_out'
  | 'password_changed'
  | 'account_changed'
  | 'account_removed'
  | 'token_reused'
  | 'too_many_sessions';

export async function insertSession(tx: Tx, session: NewSession): Promise<string> {
  const { id } = await tx.insertInto('sessions').values(session).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function insertToken(tx: Tx, token: NewToken): Promise<void> {
  await tx.insertInto('refreshTokens').values(token).execute();
}

/** Locks the session, so that of all tokens of one family only one is exchanged at a time. */
export function lockSessionOfToken(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('sessions')
    .where('id', '=', (where) =>
      where.selectFrom('refreshTokens').select('sessionId').where('tokenHash', '=', tokenHash),
    )
    .select(['id', 'userId', 'expiresAt'])
    .forUpdate()
    .executeTakeFirst();
}

/** The session that a token belongs to, whether it was exchanged already or not. */
export async function findSessionOfToken(db: Db | Tx, tokenHash: string): Promise<string | undefined> {
  const token = await db
    .selectFrom('refreshTokens')
    .select('sessionId')
    .where('tokenHash', '=', tokenHash)
    .executeTakeFirst();
  return token?.sessionId;
}

/** Read only after the session is locked. */
export function findToken(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('refreshTokens as token')
    .leftJoin('refreshTokens as successor', 'successor.tokenHash', 'token.successorHash')
    .where('token.tokenHash', '=', tokenHash)
    .select(['token.usedAt', 'successor.usedAt as successorUsedAt'])
    .executeTakeFirstOrThrow();
}

export async function spendToken(tx: Tx, tokenHash: string, successorHash: string, now: Date): Promise<void> {
  await tx
    .updateTable('refreshTokens')
    .set({ usedAt: now, successorHash })
    .where('tokenHash', '=', tokenHash)
    .execute();
}

/** When this session began. */
export async function findSessionStart(db: Db | Tx, id: string): Promise<Date | undefined> {
  const session = await db.selectFrom('sessions').select('createdAt').where('id', '=', id).executeTakeFirst();
  return session?.createdAt;
}

/** A browser that is used exchanges its token every quarter of an hour. */
export async function markSeen(tx: Tx, sessionId: string, now: Date): Promise<void> {
  await tx.updateTable('sessions').set({ lastSeenAt: now }).where('id', '=', sessionId).execute();
}

/** False where it has ended already, or is somebody else's. */
export async function endSession(
  tx: Tx,
  { id, userId }: { id: string; userId: string },
  endReason: EndReason,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

interface EndedSessions {
  userId: string;
  endReason: EndReason;
  /** The session that goes on. */
  keptId?: string;
}

export async function endSessionsOfUser(
  tx: Tx,
  { userId, endReason, keptId }: EndedSessions,
  now: Date,
): Promise<void> {
  let ended = tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason })
    .where('userId', '=', userId)
    .where('endedAt', 'is', null);
  if (keptId !== undefined) ended = ended.where('id', '!=', keptId);
  await ended.execute();
}

/** Ends all but so many of the sessions of an account that still stand: those that were not used for the longest time. */
export async function endSessionsBeyond(
  tx: Tx,
  most: number,
  { userId, authVersion }: { userId: string; authVersion: number },
  now: Date,
): Promise<void> {
  await tx
    .updateTable('sessions')
    .set({ endedAt: now, endReason: 'too_many_sessions' satisfies EndReason })
    .where('id', 'in', (where) =>
      where
        .selectFrom('sessions')
        .select('id')
        .where('userId', '=', userId)
        .where('authVersion', '=', authVersion)
        .where('endedAt', 'is', null)
        .where('expiresAt', '>', now)
        .orderBy((row) => row.fn.coalesce('lastSeenAt', 'createdAt'), 'desc')
        .orderBy('id')
        .offset(most),
    )
    .execute();
}

/** This session goes on under the new version of its account. */
export async function moveSession(tx: Tx, id: string, authVersion: number): Promise<void> {
  await tx.updateTable('sessions').set({ authVersion }).where('id', '=', id).execute();
}
