import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { placeSettings, readConfig } from '../base/start/config.ts';
import { plainReason, StartError } from '../base/start/start-error.ts';
import { migrateAsOwner } from '../migrate/migrate-as-owner.ts';
import { backup, type Summary } from './backup.ts';
import { isEncrypted } from './encryption/header.ts';
import { lockOfPassphrase } from './encryption/keys.ts';
import { askNewPassphrase, askPassphrase, readPassphraseFile } from './passphrase.ts';
import { restore } from './restore.ts';

const options = {
  force: { type: 'boolean', default: false },
  passphrase: { type: 'boolean', default: false },
  'passphrase-file': { type: 'string' },
} as const;

function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({ args, allowPositionals: true, options });
    const [name, file, ...rest] = positionals;
    const isKnown = name === 'backup' || (name === 'restore' && !values.force);
    const passphraseFile = values['passphrase-file'];
    if (isKnown && file && rest.length === 0)
      return { name, file: resolve(file), mayReplace: values.force, asks: values.passphrase, passphraseFile };
  } catch {
    // An unknown option is answered like any other mistake.
  }
  throw new StartError(
    'Usage: backup FILE [--force] [--passphrase, to be asked for one, or --passphrase-file F], ' +
      'or restore FILE [--passphrase-file F].',
  );
}

type Command = ReturnType<typeof readCommand>;

const passphraseFrom = ({ passphraseFile }: Command) =>
  passphraseFile === undefined ? undefined : readPassphraseFile(passphraseFile);

async function lockFor(command: Command) {
  const passphrase = passphraseFrom(command) ?? (command.asks ? await askNewPassphrase() : undefined);
  return passphrase === undefined ? undefined : lockOfPassphrase(passphrase);
}

async function passphraseFor(command: Command): Promise<string | undefined> {
  const given = passphraseFrom(command);
  return given ?? ((await isEncrypted(command.file)) ? await askPassphrase() : undefined);
}

function describe({ tables, rows, files }: Summary): string {
  return `${rows} rows of ${tables} tables and ${files} uploaded files`;
}

try {
  const command = readCommand(process.argv.slice(2));
  const config = readConfig(placeSettings(process.env));
  const { databaseUrl, databaseOwnerUrl, dataDir, s3 } = config;
  // Tables are made and emptied by the role that owns them.
  const url = command.name === 'restore' ? (databaseOwnerUrl ?? databaseUrl) : databaseUrl;
  const place = { url, dataDir, s3 };
  const { file, mayReplace } = command;
  if (command.name === 'backup') {
    const lock = await lockFor(command);
    const saved = describe(await backup(place, file, { mayReplace, lock }));
    process.stdout.write(`Saved ${saved}${lock ? ', encrypted' : ''}: ${file}\n`);
    if (lock)
      process.stdout.write('Without the passphrase nobody can open it, and nobody can make a new one.\n');
  } else {
    const restored = describe(await restore(place, file, await passphraseFor(command)));
    await migrateAsOwner(config);
    process.stdout.write(`Restored ${restored}: ${file}\n`);
  }
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exitCode = 1;
}
