import { existsSync } from 'node:fs';
import { clusterFolder } from '../db/data-folder.ts';
import type { DatabaseOptions } from '../db/database-options.ts';
import { openDatabase } from '../db/open-database.ts';
import { withServerSnapshot } from '../backup/running-server.ts';
import { readConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { verify } from './verify.ts';

/** Prints what was compared; answers how much does not agree. */
async function report(options: DatabaseOptions): Promise<number> {
  const database = await openDatabase(options);
  let found = 0;
  try {
    for await (const { check, disagreement } of verify(database.kysely)) {
      if (disagreement) found += 1;
      const told = disagreement ? `\n  ${disagreement.record}: ${disagreement.problem}` : '';
      process.stdout.write(`${disagreement ? '✗' : '✓'} ${check}${told}\n`);
    }
  } finally {
    await database.close();
  }
  return found;
}

try {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const { databaseUrl: url, dataDir } = readConfig({ DATABASE_URL, DATA_DIR });
  if (!url && !existsSync(clusterFolder(dataDir)))
    throw new StartError(`There is nothing to verify: the data folder ${dataDir} holds no database.`);
  // Beside a running server, a copy of what it holds is looked at.
  const copied = url ? undefined : await withServerSnapshot(dataDir, (folder) => report({ dataDir: folder }));
  const found = copied ?? (await report({ url, dataDir }));
  process.stdout.write(found === 0 ? 'Everything agrees.\n' : `${found} of these do not agree.\n`);
  if (found > 0) process.exitCode = 1;
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
