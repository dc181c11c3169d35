import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

const batch = 1000;

/**
 * Seals the entries that wait, batch after batch; answers how many. Of several processes one seals at a time, and the
 * others find nothing to do.
 */
export async function sealAuditEntries(db: Db | Tx): Promise<number> {
  for (let total = 0; ;) {
    const { rows } = await sql<{ sealed: number }>`select seal_audit_entries(${batch}) as sealed`.execute(db);
    const sealed = rows[0]?.sealed ?? 0;
    total += sealed;
    if (sealed < batch) return total;
  }
}
