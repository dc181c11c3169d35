import { existsSync } from 'node:fs';
import { email as emailField } from '@kathok/contract';
import { systemClock } from '../base/clock.ts';
import { readConfig } from '../base/start/config.ts';
import { createLog } from '../base/log.ts';
import { StartError } from '../base/start/start-error.ts';
import { clusterFolder } from '../db/data-folder.ts';
import { isUntouched, migrate } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { giveOneTimePassword } from '../modules/auth/index.ts';
import { openBlobs } from '../base/files/blobs/open-blobs.ts';
import { readClockEvidence } from '../platform/clock/clock.repository.ts';
import { fileStore } from '../platform/files/files.ts';
import { systemContext } from '../platform/system-context.ts';
import { clockWarning } from './clock-warning.ts';

function readEmail(args: string[]): string {
  const parsed = emailField.safeParse(args[0]);
  if (args.length !== 1 || !parsed.success)
    throw new StartError('Usage: reset-password EMAIL, with the e-mail address of the account.');
  return parsed.data;
}

try {
  const email = readEmail(process.argv.slice(2));
  const { DATABASE_URL, DATA_DIR } = process.env;
  const { databaseUrl: url, dataDir, baseUrl } = readConfig({ DATABASE_URL, DATA_DIR });
  if (!url && !existsSync(clusterFolder(dataDir)))
    throw new StartError(`The data folder ${dataDir} holds no database.`);
  const database = await openDatabase({ url, dataDir });
  try {
    if (await isUntouched(database))
      throw new StartError('The database has no tables yet: start the program first.');
    // Data of an earlier release that this one was not started on yet.
    const migrations = await migrate(database);
    if (migrations.length > 0)
      process.stdout.write('The data was brought up to this version of the program.\n');
    const warning = clockWarning(systemClock.now(), await readClockEvidence(database.kysely));
    if (warning) process.stderr.write(`${warning}\n`);
    const ctx = systemContext({
      db: database.kysely,
      clock: systemClock,
      baseUrl,
      // Nothing of an account lies there; what a context has is simply complete.
      files: fileStore(openBlobs({ dataDir })),
      log: createLog('silent'),
    });
    const given = await giveOneTimePassword(ctx, email);
    if (!given) throw new StartError(`No account has the e-mail address ${email}.`);
    process.stdout.write(
      `${given.name} can log in once with the password ${given.password} and then chooses a new one.\n` +
        'All sessions of this account have ended.\n' +
        (given.hadSecondFactor
          ? 'Its authenticator app, passkeys and recovery codes have been removed.\n'
          : '') +
        (given.isDisabled ? 'The account is disabled: another administrator has to enable it first.\n' : ''),
    );
  } finally {
    await database.close();
  }
} catch (error) {
  process.stderr.write(`${error instanceof StartError ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
