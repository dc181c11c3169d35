import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where a program of the system is, also one that only administrators have in their path. */
function findInstalled(name: string): string | undefined {
  const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin'];
  return folders.map((folder) => join(folder, name)).find((path) => existsSync(path));
}

/** A proof that needs a program of the system says plainly that it did not run, and counts as not proved. */
export function requireInstalled(name: string): string {
  const path = findInstalled(name);
  if (path) return path;
  process.stderr.write(`Did not run: ${name} is not installed here, so nothing is proved about it.\n`);
  process.exit(1);
}
