import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';

export type MasterTable = 'countries' | 'paymentFrequencies' | 'membershipTypes' | 'donationPurposes';

/** Which columns a kind has beyond the shared ones is for its own repository to know. */
const shared = (table: MasterTable) => table as 'countries';

/** Nobody changes this row, and nobody begins to use it, until the transaction ends. */
export async function lockMasterRow(tx: Tx, table: MasterTable, id: string): Promise<void> {
  await tx.selectFrom(shared(table)).select('id').where('id', '=', id).forUpdate().execute();
}

export async function updateMasterRow(
  tx: Tx,
  table: MasterTable,
  id: string,
  values: object,
  now: Date,
): Promise<void> {
  await tx
    .updateTable(shared(table))
    .set({ ...values, version: sql`version + 1`, updatedAt: now })
    .where('id', '=', id)
    .execute();
}

/** Kept for the history of what used it once. */
export async function markMasterRowRemoved(tx: Tx, table: MasterTable, id: string, now: Date): Promise<void> {
  await tx.updateTable(shared(table)).set({ deletedAt: now }).where('id', '=', id).execute();
}
