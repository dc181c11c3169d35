import type { ClientBase } from 'pg';
import { listForeignKeys, quote } from '../../apps/server/src/backup/database/catalog.ts';

/** Filled with millions of rows; their indexes are quicker built at the end, and in one go. */
const large = [
  'people',
  'all_members',
  'coverages',
  'membership_fees',
  'membership_renewals',
  'donations',
  'payments',
  'files',
  'receipts',
  'ledger_postings',
  'ledger_entries',
  'audit_entries',
  'audit_seals',
];

/**
 * What these guard is made right by the builder itself, and row by row they would take hours. Every other trigger runs,
 * so sums that are kept by one are kept here too.
 */
const slowTriggers = [
  ['audit_entries', 'audit_entries_await_seal'],
  ['audit_head', 'audit_head_moves_on'],
  ['ledger_entries', 'ledger_entries_balance'],
  ['ledger_postings', 'ledger_postings_balance'],
] as const;

/** Foreign keys, indexes and slow triggers are away while `work` runs; putting them back checks what was written. */
export async function bulkLoad(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const foreignKeys = await listForeignKeys(client);
  const indexes = await listIndexes(client);
  const alter = (table: string, change: string) => client.query(`ALTER TABLE ${quote(table)} ${change}`);
  for (const { table, name } of foreignKeys) await alter(table, `DROP CONSTRAINT ${quote(name)}`);
  for (const { name } of indexes) await client.query(`DROP INDEX ${quote(name)}`);
  for (const [table, name] of slowTriggers) await alter(table, `DISABLE TRIGGER ${quote(name)}`);
  await work();
  for (const [table, name] of slowTriggers) await alter(table, `ENABLE TRIGGER ${quote(name)}`);
  for (const { definition } of indexes) await client.query(definition);
  for (const { table, name, definition } of foreignKeys)
    await alter(table, `ADD CONSTRAINT ${quote(name)} ${definition}`);
}

async function listIndexes(client: ClientBase): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.relname AS name, pg_get_indexdef(x.indexrelid) AS definition
     FROM pg_index x JOIN pg_class i ON i.oid = x.indexrelid JOIN pg_class t ON t.oid = x.indrelid
     WHERE t.relnamespace = current_schema()::regnamespace AND t.relname = ANY ($1)
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = x.indexrelid)
     ORDER BY 1`,
    [large],
  );
  return rows;
}
