import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { fillDatabase } from '../data/fill-database.ts';
import { type Size, sizes } from './filled-databases.ts';

/** A data folder with a filled embedded database in it. */
export async function embeddedFolder(size: Size): Promise<{ path: string; remove(): Promise<void> }> {
  const path = mkdtempSync(join(tmpdir(), 'kathok-bench-'));
  const database = await openDatabase({ dataDir: path });
  await migrate(database);
  await fillDatabase(database, sizes[size]);
  await database.close();
  return { path, remove: async () => rmSync(path, { recursive: true, force: true }) };
}
