import { existsSync } from 'node:fs';
import { clusterFolder } from '../db/data-folder.ts';
import type { DatabaseOptions } from '../db/database-options.ts';
import { openDatabase } from '../db/open-database.ts';
import { type BlobPlace, openBlobs } from '../base/files/blobs/open-blobs.ts';
import { StartError } from '../base/start/start-error.ts';
import { type ArchiveOptions, ArchiveWriter } from './archive/archive-writer.ts';
import { type DatabaseContents, dumpDatabase } from './database/dump-database.ts';
import { FORMAT_VERSION } from './archive/manifest.ts';
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

/** Writes database and uploads into one file, whether the server runs or not. */
export async function backup(place: Place, file: string, options: ArchiveOptions = {}): Promise<Summary> {
  const archive = await ArchiveWriter.create(file, options);
  try {
    const contents = await saveDatabase(place, archive);
    const files = await saveUploads(openBlobs(place), archive);
    const madeAt = new Date().toISOString();
    await archive.finish({
      format: 'kathok-backup',
      version: FORMAT_VERSION,
      madeAt,
      ...contents,
      parts: archive.parts,
    });
    return summarize(contents, files);
  } catch (error) {
    await archive.abandon();
    throw error;
  }
}

export function summarize({ tables }: Pick<DatabaseContents, 'tables'>, files: number): Summary {
  return { tables: tables.length, rows: tables.reduce((sum, { rows }) => sum + rows, 0), files };
}

async function saveDatabase(place: Place, archive: ArchiveWriter): Promise<DatabaseContents> {
  if (place.url) return openAndDump(place, archive);
  if (!existsSync(clusterFolder(place.dataDir))) {
    throw new StartError(`There is nothing to save: the data folder ${place.dataDir} holds no database.`);
  }
  const fromServer = await withServerSnapshot(place.dataDir, (dataDir) => openAndDump({ dataDir }, archive));
  return fromServer ?? openAndDump(place, archive);
}

async function openAndDump(options: DatabaseOptions, archive: ArchiveWriter): Promise<DatabaseContents> {
  const database = await openDatabase(options);
  try {
    const client = await database.pool.connect();
    try {
      return await dumpDatabase(client, archive);
    } finally {
      client.release(true);
    }
  } finally {
    await database.close();
  }
}
