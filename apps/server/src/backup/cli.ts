import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { placeSettings, readConfig } from '../base/start/config.ts';
import { plainReason, StartError } from '../base/start/start-error.ts';
import { backup, type Summary } from './backup.ts';
import { restore } from './restore.ts';

function readCommand(args: string[]) {
  try {
    const { values, positionals } = parseArgs({
      args,
      allowPositionals: true,
      options: { force: { type: 'boolean', default: false } },
    });
    const [name, file, ...rest] = positionals;
    const isKnown = name === 'backup' || (name === 'restore' && !values.force);
    if (isKnown && file && rest.length === 0) return { name, file: resolve(file), mayReplace: values.force };
  } catch {
    // An unknown option is answered like any other mistake.
  }
  throw new StartError('Usage: backup FILE [--force], or restore FILE.');
}

function describe({ tables, rows, files }: Summary): string {
  return `${rows} rows of ${tables} tables and ${files} uploaded files`;
}

try {
  const { name, file, mayReplace } = readCommand(process.argv.slice(2));
  const { databaseUrl: url, dataDir, s3 } = readConfig(placeSettings(process.env));
  const place = { url, dataDir, s3 };
  if (name === 'backup') {
    process.stdout.write(`Saved ${describe(await backup(place, file, { mayReplace }))}: ${file}\n`);
  } else {
    process.stdout.write(`Restored ${describe(await restore(place, file))}: ${file}\n`);
  }
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exitCode = 1;
}
