import { mkdtemp, readFile, rm, statfs } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inject } from 'vitest';
import { createDatabase, dropDatabase } from './postgres-databases.ts';

const enoughRoom = 2e9;

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

/** A place without any table, for those who bring their own (restoring a backup). */
export function emptyPlace(): Promise<DatabasePlace> {
  return isPostgres() ? postgresPlace() : embeddedPlace({ template: false });
}

function isPostgres(): boolean {
  return process.env['TEST_DB'] === 'postgres';
}

async function embeddedPlace(options: { template?: false }): Promise<DatabasePlace> {
  if (!isPostgres()) await holdProgram();
  const dataDir = await mkdtemp(join(await quickFolder(), 'kathok-test-'));
  return { ...options, dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

/** In memory where there is room for it: the same files and calls, without waiting for a disk. What endures is tested on the disk. */
async function quickFolder(): Promise<string> {
  const inMemory = '/dev/shm';
  const room = await statfs(inMemory).then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  );
  return room > enoughRoom ? inMemory : tmpdir();
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
