import { existsSync } from 'node:fs';
import { systemClock } from '../base/clock.ts';
import { openBlobs } from '../base/files/blobs/open-blobs.ts';
import { createLog } from '../base/log.ts';
import { readConfig } from '../base/start/config.ts';
import { StartError } from '../base/start/start-error.ts';
import { clusterFolder } from '../db/data-folder.ts';
import { openDatabase } from '../db/open-database.ts';
import { readClockEvidence } from '../platform/clock/clock.repository.ts';
import { toleranceMs } from '../platform/clock/watched-clock.ts';
import { fileStore } from '../platform/files/files.ts';
import { systemContext } from '../platform/system-context.ts';
import { trustClock } from './trust-clock.ts';

try {
  const { DATABASE_URL, DATA_DIR } = process.env;
  const { databaseUrl: url, dataDir, baseUrl } = readConfig({ DATABASE_URL, DATA_DIR });
  if (!url && !existsSync(clusterFolder(dataDir)))
    throw new StartError(`The data folder ${dataDir} holds no database.`);
  const database = await openDatabase({ url, dataDir });
  try {
    const ctx = systemContext({
      db: database.kysely,
      clock: systemClock,
      baseUrl,
      files: fileStore(openBlobs({ dataDir })),
      log: createLog('silent'),
    });
    const { databaseNow } = await readClockEvidence(database.kysely);
    if (Math.abs(databaseNow.getTime() - ctx.now.getTime()) > toleranceMs)
      throw new StartError(
        `It is ${ctx.now.toISOString()} here and ${databaseNow.toISOString()} at the database: set the wrong one right first.`,
      );
    const latest = await trustClock(ctx);
    process.stdout.write(
      `It is ${ctx.now.toISOString()}. From now on only later audit entries are compared with the clock; ` +
        `the latest so far is of ${latest?.toISOString() ?? 'no time'}.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
