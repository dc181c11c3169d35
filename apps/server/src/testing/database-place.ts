import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

/** Where a database can be opened: what `openDatabase` wants to know, and how to get rid of it. */
export interface DatabasePlace {
  url?: string;
  dataDir: string;
  /** `false`: begin without any table. */
  template?: false;
  remove(): Promise<void>;
}

/** A place with every migration applied, on the kind of database this run is about. */
export function migratedPlace(): Promise<DatabasePlace> {
  return isPostgres() ? postgresPlace(inject('postgres').template) : embeddedPlace({});
}

/** A place without any table, for those who bring their own (restoring a backup). */
export function emptyPlace(): Promise<DatabasePlace> {
  return isPostgres() ? postgresPlace() : embeddedPlace({ template: false });
}

function isPostgres(): boolean {
  return process.env['TEST_DB'] === 'postgres';
}

async function embeddedPlace(options: { template?: false }): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kathok-test-'));
  return { ...options, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function postgresPlace(template?: string): Promise<DatabasePlace> {
  const { server } = inject('postgres');
  const { name, url } = await createDatabase(server, template);
  const folder = await embeddedPlace({});
  return {
    url,
    dataDir: folder.dataDir,
    async remove() {
      await dropDatabase(server, name);
      await folder.remove();
    },
  };
}
