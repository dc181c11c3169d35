import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '../../apps/server/src/db/migrations/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { fillDatabase } from '../data/fill-database.ts';
import { readSamples, type Samples } from '../data/read-samples.ts';
import { type Size, sizes } from './filled-databases.ts';

/** A data folder with a filled embedded database in it, and records to ask it for. */
export async function embeddedFolder(
  size: Size,
): Promise<{ path: string; samples: Samples; remove(): Promise<void> }> {
  const path = mkdtempSync(join(tmpdir(), 'kathok-bench-'));
  const database = await openDatabase({ dataDir: path });
  await migrate(database);
  await fillDatabase(database, sizes[size]);
  const samples = await readSamples(database.pool);
  await database.close();
  return { path, samples, remove: async () => rmSync(path, { recursive: true, force: true }) };
}
