import { resolve } from 'node:path';
import { readConfig } from '../platform/config.ts';
import { StartError } from '../platform/start-error.ts';
import { backup, type Summary } from './backup.ts';
import { restore } from './restore.ts';

const commands: Record<string, { run: typeof backup; done: string }> = {
  backup: { run: backup, done: 'Saved' },
  restore: { run: restore, done: 'Restored' },
};

function describe({ tables, rows, files }: Summary): string {
  return `${rows} rows of ${tables} tables and ${files} uploaded files`;
}

try {
  const [name = '', file] = process.argv.slice(2);
  const command = commands[name];
  if (!command || !file) throw new StartError('Usage: backup FILE, or restore FILE.');
  const { DATABASE_URL, DATA_DIR } = process.env; // nothing else may keep us from saving
  const { databaseUrl: url, dataDir } = readConfig({ DATABASE_URL, DATA_DIR });
  const summary = await command.run({ url, dataDir }, resolve(file));
  process.stdout.write(`${command.done} ${describe(summary)}: ${file}\n`);
} catch (error) {
  // What the system refuses (no such folder, disk full) says enough by itself.
  const isPlain = error instanceof StartError || (error instanceof Error && 'syscall' in error);
  process.stderr.write(`${isPlain ? error.message : String((error as Error).stack)}\n`);
  process.exitCode = 1;
}
