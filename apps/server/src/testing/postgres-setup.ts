import type { TestProject } from 'vitest/node';
import { migrate } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { createDatabase, dropTemplates } from './postgres-databases.ts';
import { startPostgresServer } from './postgres-server.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where databases can be made, and the migrated one that each test file's own is copied from. */
    postgres: { server: string; template: string };
  }
}

/** Finds or starts a PostgreSQL server and prepares one migrated database on it. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const own = process.env['TEST_DATABASE_URL'] ? undefined : startPostgresServer();
  const server = process.env['TEST_DATABASE_URL'] ?? (await own!.address);
  const template = await createDatabase(server);
  const database = await openDatabase({ url: template.url, dataDir: '' });
  await migrate(database);
  await database.close();
  project.provide('postgres', { server, template: template.name });
  return async () => {
    await dropTemplates(server, template.name);
    await own?.stop();
  };
}
