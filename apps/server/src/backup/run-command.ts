import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../base/start/package-root.ts';
import { shortLived } from '../db/durability/short-lived.ts';

interface Place {
  dataDir: string;
  url?: string;
  /** Other variables of the environment. */
  settings?: Record<string, string>;
}

/** The built commands as a person runs them; for tests. They answer with what they say. */
export function runCommand(
  name: 'backup' | 'restore',
  file: string,
  place: Place,
  ...options: string[]
): Promise<string> {
  return run('backup.js', place, [name, file, ...options]);
}

export function runVerify(place: Place, ...options: string[]): Promise<string> {
  return run('verify.js', place, options);
}

async function run(program: string, { dataDir, url = '', settings }: Place, args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [...shortLived, join(packageRoot(), 'dist', program), ...args],
    { env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: url, ...settings } },
  );
  return stdout;
}
