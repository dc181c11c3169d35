import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** False where the same key is being worked on at this moment. */
export async function lockKey(tx: Tx, scope: string, key: string): Promise<boolean> {
  const { rows } = await sql<{ locked: boolean }>`
    select pg_try_advisory_xact_lock(hashtextextended(${`${scope}\n${key}`}, 727002)) as locked`.execute(tx);
  return rows[0]?.locked ?? false;
}

export function findAnswer(db: Db | Tx, scope: string, key: string) {
  return db
    .selectFrom('idempotencyKeys')
    .select(['requestHash', 'response', 'createdAt'])
    .where('scope', '=', scope)
    .where('key', '=', key)
    .executeTakeFirst();
}
