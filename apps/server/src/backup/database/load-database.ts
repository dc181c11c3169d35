import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyAll } from '../../db/migrations/migrate.ts';
import { readMigrations } from '../../db/migrations/read-migrations.ts';
import { type BackupFile, readArchive } from '../archive/archive-reader.ts';
import { listTables, quote, listForeignKeys, listTriggers, type Trigger } from './catalog.ts';
import { DamagedBackup, type Manifest } from '../archive/manifest.ts';
import { isLeftOut, removeKeys } from './left-out.ts';
import { usePortableText } from './text-format.ts';

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
async function withoutRules(client: ClientBase, work: () => Promise<void>): Promise<void> {
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

/** Fills a database without tables: the tables as they were when the backup was made, then their rows. */
export async function loadDatabase(client: ClientBase, file: BackupFile, manifest: Manifest): Promise<void> {
  await applyAll(client, readMigrations().slice(0, manifest.migrations.length));
  await usePortableText(client);
  const tables = (await listTables(client)).map(({ name }) => name);
  const saved = manifest.tables.map(({ name }) => name);
  if (tables.join() !== saved.join())
    throw new DamagedBackup(file.path, 'its tables are not those of its migrations');
  await withoutRules(client, async () => {
    // Migrations bring rows too, and the backup has those as they are by now.
    if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(quote).join(', ')}`);
    await loadRows(client, file, manifest);
    await removeKeys(client);
  });
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quote(name), lastValue, isCalled]);
  }
}

async function loadRows(client: ClientBase, file: BackupFile, manifest: Manifest): Promise<void> {
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns.map(quote).join(', ')]));
  const leftOut = new Set(manifest.tables.filter(isLeftOut).map(({ name }) => name));
  const loaded = new Map<string, number>();
  for await (const { path, body } of readArchive(file)) {
    const table = /^tables\/(.+)\/\d+$/.exec(path)?.[1];
    if (!table || leftOut.has(table)) continue;
    if (!columns.has(table))
      throw new DamagedBackup(file.path, `it has rows of ${table}, which it does not name`);
    const copy = client.query(copyFrom(`COPY ${quote(table)} (${columns.get(table)}) FROM STDIN`));
    await pipeline(body, copy);
    loaded.set(table, (loaded.get(table) ?? 0) + copy.rowCount);
  }
  for (const { name, rows } of manifest.tables) {
    if (leftOut.has(name)) continue;
    const count = loaded.get(name) ?? 0;
    if (count !== rows) throw new DamagedBackup(file.path, `${name} has ${count} rows instead of ${rows}`);
  }
}
