import { randomBytes } from 'node:crypto';
import type { Db, Tx } from '../db/open-database.ts';

/** A secret of this installation, made when first asked for. Of two who ask at once, both get the same. */
export async function getSecret(db: Db | Tx, name: string): Promise<string> {
  const known = await findSecret(db, name);
  if (known !== undefined) return known;
  await db
    .insertInto('serverSecrets')
    .values({ name, value: randomBytes(32).toString('base64url') })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  return getSecret(db, name);
}

const kept = new WeakMap<Db, Map<string, Promise<string>>>();

/** The same, read once as long as the database is open: a secret that was made never changes. */
export function keptSecret(db: Db, name: string): Promise<string> {
  const known = kept.get(db) ?? new Map<string, Promise<string>>();
  kept.set(db, known);
  const reading = known.get(name) ?? getSecret(db, name);
  known.set(name, reading);
  reading.catch(() => known.delete(name));
  return reading;
}

/** A secret that somebody entered, such as the password of the mail account. */
export async function findSecret(db: Db | Tx, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('serverSecrets')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

export async function setSecret(tx: Tx, name: string, value: string): Promise<void> {
  await tx
    .insertInto('serverSecrets')
    .values({ name, value })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ value }))
    .execute();
}
