import type { ClientBase } from 'pg';
import { listForeignKeys, listTriggers, quote, type Trigger } from './catalog.ts';

const ENABLE: Record<Trigger['enabled'], string> = {
  O: 'ENABLE TRIGGER',
  D: 'DISABLE TRIGGER',
  R: 'ENABLE REPLICA TRIGGER',
  A: 'ENABLE ALWAYS TRIGGER',
};

/**
 * Rows that were right when they were saved come in any order, and must not be sealed, refused or counted again:
 * foreign keys and triggers are away meanwhile. Putting a foreign key back checks all rows at once. Needs no
 * superuser, only the owner of the tables.
 */
export async function withoutRules(client: ClientBase, work: () => Promise<void>): Promise<void> {
  const foreignKeys = await listForeignKeys(client);
  const triggers = await listTriggers(client);
  const alter = (table: string, change: string) => client.query(`ALTER TABLE ${quote(table)} ${change}`);
  for (const { table, name } of foreignKeys) await alter(table, `DROP CONSTRAINT ${quote(name)}`);
  for (const { table, name } of triggers) await alter(table, `DISABLE TRIGGER ${quote(name)}`);
  await work();
  for (const { table, name, enabled } of triggers) await alter(table, `${ENABLE[enabled]} ${quote(name)}`);
  for (const { table, name, definition } of foreignKeys) {
    await alter(table, `ADD CONSTRAINT ${quote(name)} ${definition}`);
  }
}
