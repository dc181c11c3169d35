import { existsSync, renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ClientBase } from 'pg';
import { clusterFolder, prepareDataFolder } from '../db/data-folder.ts';
import { acquireLock } from '../db/embedded/lock/lock.ts';
import { assertSameHistory, migrate } from '../db/migrations/migrate.ts';
import { readMigrations } from '../db/migrations/read-migrations.ts';
import { type Database, openDatabase } from '../db/open-database.ts';
import type { BlobStore } from '../base/files/blobs/blob-store.ts';
import { openBlobs } from '../base/files/blobs/open-blobs.ts';
import { syncFolder } from '../base/files/durable-files.ts';
import { StartError } from '../base/start/start-error.ts';
import { type Place, summarize, type Summary } from './backup.ts';
import { loadDatabase } from './database/load-database.ts';
import type { Manifest } from './archive/manifest.ts';
import { type BackupFile, openBackupFile } from './archive/archive-reader.ts';
import { restoreUploads } from './archive/uploads.ts';
import { verifyArchive } from './archive/verify-archive.ts';

/**
 * Fills an empty place from a backup. The uploads come first and the database last and all at once: an interrupted
 * restore leaves no database, and can simply be repeated.
 */
export async function restore(place: Place, path: string, passphrase?: string): Promise<Summary> {
  return restoreFile(place, await openBackupFile(path, passphrase));
}

/** The same, where what opens it is known. */
export async function restoreFile(place: Place, file: BackupFile, replaces = false): Promise<Summary> {
  const manifest = await verifyArchive(file);
  assertSameHistory(manifest.migrations, readMigrations());
  const dataDir = resolve(place.dataDir);
  prepareDataFolder(dataDir);
  // A restore may fill the disk: nobody works on it yet.
  const blobs = openBlobs({ ...place, dataDir, storageReserveMb: 0 });
  const files = place.url
    ? await restoreIntoPostgres({ url: place.url, dataDir, replaces }, blobs, file, manifest)
    : await restoreIntoEmbedded(dataDir, blobs, file, manifest);
  return summarize(manifest, files);
}

async function restoreIntoEmbedded(
  dataDir: string,
  blobs: BlobStore,
  file: BackupFile,
  manifest: Manifest,
): Promise<number> {
  const release = await acquireLock(dataDir, throwLost);
  try {
    const cluster = clusterFolder(dataDir);
    if (existsSync(cluster)) {
      throw new StartError(
        `The data folder ${dataDir} already holds a database; restore needs an empty one.`,
      );
    }
    const scratch = join(dataDir, 'restore.new');
    rmSync(scratch, { recursive: true, force: true });
    const files = await restoreUploads(blobs, file);
    const database = await openDatabase({ dataDir: scratch });
    // Quicker than a new cluster: the ready-made one without its tables, which may be newer than the backup's.
    await database.pool.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
    await fill(database, file, manifest);
    renameSync(clusterFolder(scratch), cluster);
    syncFolder(dataDir);
    rmSync(scratch, { recursive: true, force: true });
    return files;
  } finally {
    release();
  }
}

async function restoreIntoPostgres(
  { url, dataDir, replaces }: { url: string; dataDir: string; replaces: boolean },
  blobs: BlobStore,
  file: BackupFile,
  manifest: Manifest,
): Promise<number> {
  const database = await openDatabase({ url, dataDir });
  try {
    const { rows } = await database.pool.query(
      `SELECT FROM pg_class WHERE relnamespace = current_schema()::regnamespace AND relkind IN ('r', 'p')`,
    );
    if (rows.length > 0 && !replaces)
      throw new StartError('The database already holds tables; restore needs an empty one.');
    const files = await restoreUploads(blobs, file);
    await fill(database, file, manifest, replaces ? dropEmptyCentre : undefined);
    return files;
  } finally {
    await database.close();
  }
}

/** Everything in one transaction; what is newer than the backup is then migrated as at any start. */
async function fill(
  database: Database,
  file: BackupFile,
  manifest: Manifest,
  prepare: (client: ClientBase) => Promise<void> = async () => {},
): Promise<void> {
  try {
    const client = await database.pool.connect();
    try {
      await client.query('BEGIN');
      await prepare(client);
      await loadDatabase(client, file, manifest);
      await client.query('COMMIT');
    } finally {
      client.release(true); // ends the transaction when it was not committed
    }
    await migrate(database);
    await database.pool.query('VACUUM (ANALYZE)');
  } finally {
    await database.close();
  }
}

/** In the transaction that brings the other tables: where that fails, these are still there. */
async function dropEmptyCentre(client: ClientBase): Promise<void> {
  const { rows } = await client.query(
    `SELECT FROM people UNION ALL SELECT FROM payments UNION ALL SELECT FROM donations LIMIT 1`,
  );
  if (rows.length > 0) throw new StartError('The centre has data by now; nothing was changed.');
  await client.query('DROP SCHEMA public CASCADE; CREATE SCHEMA public');
}

function throwLost(error: Error): never {
  throw error;
}
