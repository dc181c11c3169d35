import { sql } from 'kysely';
import type { Tx } from '../open-database.ts';

const lockTimeout = '55P03';

/**
 * Locks a table against those who write to it, unless that takes longer than a moment: everybody who comes later waits behind
 * somebody who waits for a table. Answers whether it is locked.
 */
export async function lockTableBriefly(tx: Tx, table: string): Promise<boolean> {
  await sql`savepoint before_lock`.execute(tx);
  try {
    await sql`set local lock_timeout = '500ms'`.execute(tx);
    await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx);
    await sql`set local lock_timeout to default`.execute(tx);
    await sql`release savepoint before_lock`.execute(tx);
    return true;
  } catch (error) {
    if ((error as { code?: string }).code !== lockTimeout) throw error;
    await sql`rollback to savepoint before_lock`.execute(tx);
    return false;
  }
}
