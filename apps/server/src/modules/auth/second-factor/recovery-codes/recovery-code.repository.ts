import { sql } from 'kysely';
import type { Db, Tx } from '../../../../db/open-database.ts';

export async function replaceRecoveryCodes(
  tx: Tx,
  userId: string,
  hashes: readonly string[],
  createdAt: Date,
): Promise<void> {
  await removeRecoveryCodes(tx, userId);
  const rows = hashes.map((codeHash) => ({ codeHash, userId, createdAt }));
  await tx.insertInto('recoveryCodes').values(rows).execute();
}

export async function removeRecoveryCodes(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('recoveryCodes').where('userId', '=', userId).execute();
}

/** How many there are, and how many of them have not been used. */
export function countRecoveryCodes(db: Db | Tx, userId: string) {
  return db
    .selectFrom('recoveryCodes')
    .where('userId', '=', userId)
    .select(({ fn }) => [
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where used_at is null)`.as('left'),
    ])
    .executeTakeFirstOrThrow();
}

export async function hasUnusedRecoveryCode(db: Db | Tx, userId: string, codeHash: string): Promise<boolean> {
  const found = await db
    .selectFrom('recoveryCodes')
    .select('userId')
    .where('codeHash', '=', codeHash)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
}

/** True for exactly one of all who bring the same code. */
export async function spendRecoveryCode(
  tx: Tx,
  userId: string,
  codeHash: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('recoveryCodes')
    .set({ usedAt: now })
    .where('codeHash', '=', codeHash)
    .where('userId', '=', userId)
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
