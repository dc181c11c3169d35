import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { packageRoot } from '../base/package-root.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made, and the migrated one that each test file's own is copied from. */
    postgres: { server: string; template: string };
  }
}

/** Finds or starts a PostgreSQL server and prepares one migrated database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env['TEST_DATABASE_URL'] ? undefined : startPostgres();
  const server = process.env['TEST_DATABASE_URL'] ?? (await own!.address);
  const template = await createDatabase(server);
  const database = await openDatabase({ url: template.url, dataDir: '' });
  await migrate(database);
  await database.close();
  project.provide('postgres', { server, template: template.name });
  return async () => {
    await dropDatabase(server, template.name);
    await own?.stop();
  };
}

/** A server of its own, gone with the process that asked for it. */
export function startPostgres(): { address: Promise<string>; stop(): Promise<unknown> } {
  const keeper = spawn(process.execPath, [join(packageRoot(), '../../scripts/test/postgres-keeper.mjs')], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const ended = once(keeper, 'exit');
  const failed = ended.then(() => Promise.reject(new Error('PostgreSQL for the tests did not start.')));
  failed.catch(() => {});
  const firstLine = once(createInterface({ input: keeper.stdout }), 'line').then(([line]) => String(line));
  return {
    address: Promise.race([firstLine, failed]),
    stop() {
      keeper.stdin.end();
      return ended;
    },
  };
}
