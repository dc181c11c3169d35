import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { clusterFolder } from '../db/data-folder.ts';
import { copyCluster } from '../db/embedded/cluster-archive.ts';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

/**
 * PostgreSQL itself. As long as it is held here, every database of this process runs the same compiled program, instead
 * of compiling it anew and beginning with the slow form of it.
 */
let program: Promise<WebAssembly.Module> | undefined;
async function holdProgram(): Promise<void> {
  const library = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  program ??= readFile(join(dirname(library), 'pglite.wasm')).then((bytes) => WebAssembly.compile(bytes));
  await program;
}

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

/** A copy of a database that was kept as a template. */
export const copiedPlace = (template: string): Promise<DatabasePlace> => postgresPlace(template);

/** A place without any table, for those who bring their own (restoring a backup). */
export function emptyPlace(): Promise<DatabasePlace> {
  return isPostgres() ? postgresPlace() : embeddedPlace({ template: false });
}

export function isPostgres(): boolean {
  return process.env['TEST_DB'] === 'postgres';
}

async function embeddedPlace(options: { template?: false }): Promise<DatabasePlace> {
  await holdProgram();
  const place = await newFolder();
  // Unpacking the template, as a first start does, would take three times as long.
  if (options.template !== false) copyCluster(inject('cluster'), clusterFolder(place.dataDir));
  return { ...options, ...place };
}

async function newFolder(): Promise<DatabasePlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'kathok-test-'));
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function postgresPlace(template?: string): Promise<DatabasePlace> {
  const { server } = inject('postgres');
  const { name, url } = await createDatabase(server, template);
  const folder = await newFolder();
  return {
    url,
    dataDir: folder.dataDir,
    async remove() {
      await dropDatabase(server, name);
      await folder.remove();
    },
  };
}
