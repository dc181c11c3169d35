import type { Insertable } from 'kysely';
import type { Tx } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

export async function insertAuditEntry(tx: Tx, entry: Insertable<Schema['auditEntries']>): Promise<void> {
  await tx.insertInto('auditEntries').values(entry).execute();
}
