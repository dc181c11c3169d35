import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageRoot } from '../../base/start/package-root.ts';

export interface Migration {
  name: string;
  checksum: string;
  sql: string;
}

/** The migrations this program brings, in the order of their numbers. */
export function readMigrations(folder = join(packageRoot(), 'migrations')): Migration[] {
  const names = readdirSync(folder).filter((name) => /^\d{4}_\w+\.sql$/.test(name));
  return names.sort().map((name) => {
    // A checkout on Windows may have other line ends; the migration is the same.
    const sql = readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n');
    return { name, checksum: createHash('sha256').update(sql).digest('hex'), sql };
  });
}
