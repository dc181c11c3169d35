import { pipeline } from 'node:stream/promises';
import type { ClientBase } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { applyAll } from '../../db/migrations/migrate.ts';
import { readMigrations } from '../../db/migrations/read-migrations.ts';
import { readArchive } from '../archive/archive-reader.ts';
import { listTables, quote } from './catalog.ts';
import { withoutRules } from './without-rules.ts';
import { DamagedBackup, type Manifest } from '../archive/manifest.ts';
import { usePortableText } from './text-format.ts';

/** Fills a database without tables: the tables as they were when the backup was made, then their rows. */
export async function loadDatabase(client: ClientBase, file: string, manifest: Manifest): Promise<void> {
  await applyAll(client, readMigrations().slice(0, manifest.migrations.length));
  await usePortableText(client);
  const tables = (await listTables(client)).map(({ name }) => name);
  const saved = manifest.tables.map(({ name }) => name);
  if (tables.join() !== saved.join())
    throw new DamagedBackup(file, 'its tables are not those of its migrations');
  await withoutRules(client, async () => {
    // Migrations bring rows too, and the backup has those as they are by now.
    if (tables.length > 0) await client.query(`TRUNCATE ${tables.map(quote).join(', ')}`);
    await loadRows(client, file, manifest);
  });
  for (const { name, lastValue, isCalled } of manifest.sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quote(name), lastValue, isCalled]);
  }
}

async function loadRows(client: ClientBase, file: string, manifest: Manifest): Promise<void> {
  const columns = new Map(manifest.tables.map((table) => [table.name, table.columns.map(quote).join(', ')]));
  const loaded = new Map<string, number>();
  for await (const { path, body } of readArchive(file)) {
    const table = /^tables\/(.+)\/\d+$/.exec(path)?.[1];
    if (!table) continue;
    const copy = client.query(copyFrom(`COPY ${quote(table)} (${columns.get(table)}) FROM STDIN`));
    await pipeline(body, copy);
    loaded.set(table, (loaded.get(table) ?? 0) + copy.rowCount);
  }
  for (const { name, rows } of manifest.tables) {
    const count = loaded.get(name) ?? 0;
    if (count !== rows) throw new DamagedBackup(file, `${name} has ${count} rows instead of ${rows}`);
  }
}
