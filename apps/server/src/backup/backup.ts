import { existsSync } from 'node:fs';
import { clusterFolder } from '../db/data-folder.ts';
import type { DatabaseOptions } from '../db/database-options.ts';
import { openDatabase } from '../db/open-database.ts';
import { type BlobPlace, openBlobs } from '../base/files/blobs/open-blobs.ts';
import { StartError } from '../base/start/start-error.ts';
import { type ArchiveOptions, ArchiveWriter } from './archive/archive-writer.ts';
import { type DatabaseContents, dumpDatabase } from './database/dump-database.ts';
import { type Contents, FORMAT_VERSION } from './archive/manifest.ts';
import { programVersion } from '../base/start/program-version.ts';
import type { Progress } from './progress.ts';
import { withServerSnapshot } from './running-server.ts';
import { saveUploads } from './archive/uploads.ts';

export interface Place extends Omit<BlobPlace, 'storageReserveMb'> {
  url?: string | undefined;
}

export interface Summary {
  tables: number;
  rows: number;
  files: number;
}

/** What a backup turned out to be. */
export interface Saved extends Summary {
  contents: Contents | undefined;
  /** Opens this file alone. */
  key: Buffer | undefined;
}

interface Options extends ArchiveOptions {
  onProgress?: Progress;
}

/** Writes database and uploads into one file, whether the server runs or not. */
export async function backup(
  place: Place,
  file: string,
  { onProgress = () => {}, ...options }: Options = {},
): Promise<Saved> {
  const archive = await ArchiveWriter.create(file, options);
  try {
    const { contents: counted, ...database } = await saveDatabase(place, archive, onProgress);
    const files = await saveUploads(openBlobs(place), archive, onProgress);
    const contents = counted && { ...counted, files };
    onProgress({ step: 'check', count: archive.parts.length });
    await archive.finish({
      format: 'kathok-backup',
      version: FORMAT_VERSION,
      madeAt: new Date().toISOString(),
      ...database,
      parts: archive.parts,
      program: programVersion(),
      ...(contents && { contents }),
    });
    return { ...summarize(database, files), contents, key: archive.key };
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

export function summarize({ tables }: Pick<DatabaseContents, 'tables'>, files: number): Summary {
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
}

async function saveDatabase(
  place: Place,
  archive: ArchiveWriter,
  onProgress: Progress,
): Promise<DatabaseContents> {
  if (place.url) return openAndDump(place, archive, onProgress);
  if (!existsSync(clusterFolder(place.dataDir))) {
    throw new StartError(`There is nothing to save: the data folder ${place.dataDir} holds no database.`);
  }
  const fromServer = await withServerSnapshot(place.dataDir, (dataDir) =>
    openAndDump({ dataDir }, archive, onProgress),
  );
  return fromServer ?? openAndDump(place, archive, onProgress);
}

async function openAndDump(
  options: DatabaseOptions,
  archive: ArchiveWriter,
  onProgress: Progress,
): Promise<DatabaseContents> {
  const database = await openDatabase(options);
  try {
    const client = await database.pool.connect();
    try {
      return await dumpDatabase(client, archive, (count) => onProgress({ step: 'rows', count }));
    } finally {
      client.release(true);
    }
  } finally {
    await database.close();
  }
}
