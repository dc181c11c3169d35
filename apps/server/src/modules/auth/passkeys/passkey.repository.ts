import type { Insertable } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';

const shown = ['id', 'name', 'createdAt', 'lastUsedAt'] as const;
const checked = ['id', 'userId', 'credentialId', 'publicKey', 'counter', 'transports'] as const;
export type StoredPasskey = NonNullable<Awaited<ReturnType<typeof findPasskey>>>;

export function findPasskeys(db: Db | Tx, userId: string) {
  return db
    .selectFrom('passkeys')
    .select([...shown, 'credentialId', 'transports'])
    .where('userId', '=', userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** By what the authenticator calls it. */
export function findPasskey(db: Db | Tx, credentialId: string) {
  return db
    .selectFrom('passkeys')
    .select(checked)
    .where('credentialId', '=', credentialId)
    .executeTakeFirst();
}

export function insertPasskey(tx: Tx, row: Insertable<Schema['passkeys']>) {
  return tx.insertInto('passkeys').values(row).returning(shown).executeTakeFirstOrThrow();
}

/** Somebody else's does not exist. */
export function renamePasskeyRow(tx: Tx, id: string, userId: string, name: string) {
  return tx
    .updateTable('passkeys')
    .set({ name })
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning(shown)
    .executeTakeFirst();
}

/** False where it is gone, or where another answer with the same counter was faster. Many authenticators always say 0. */
export async function usePasskey(
  tx: Tx,
  passkey: { id: string; counter: number },
  counter: number,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('passkeys')
    .set({ counter, lastUsedAt: now })
    .where('id', '=', passkey.id)
    .where('counter', '=', passkey.counter)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

export function removePasskeyRow(tx: Tx, id: string, userId: string) {
  return tx
    .deleteFrom('passkeys')
    .where('id', '=', id)
    .where('userId', '=', userId)
    .returning('name')
    .executeTakeFirst();
}

export async function removePasskeys(tx: Tx, userId: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('passkeys').where('userId', '=', userId).executeTakeFirst();
  return numDeletedRows > 0n;
}
