import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { packageRoot } from '../platform/package-root.ts';

/** The built command as a person runs it; for tests. Answers with what it says. */
export async function runCommand(
  name: 'backup' | 'restore',
  file: string,
  place: { dataDir: string; url?: string },
  ...options: string[]
): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [join(packageRoot(), 'dist', 'backup.js'), name, file, ...options],
    {
      env: { ...process.env, DATA_DIR: place.dataDir, DATABASE_URL: place.url ?? '' },
    },
  );
  return stdout;
}
