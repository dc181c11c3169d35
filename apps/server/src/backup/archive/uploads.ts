import { buffer } from 'node:stream/consumers';
import { type BlobStore, FileMissing, type OpenBlob } from '../../base/files/blobs/blob-store.ts';
import { readArchive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import { DamagedBackup } from './manifest.ts';

const FOLDER = 'files/';

/** After the database: uploads never change, so all that its rows name is there, and more does no harm. */
export async function saveUploads(blobs: BlobStore, archive: ArchiveWriter): Promise<number> {
  let count = 0;
  for await (const { name, isWhole } of blobs.list()) {
    const file = isWhole ? await openIfThere(blobs, name) : undefined;
    if (!file) continue;
    await archive.addStream(FOLDER + name, file.byteSize, file.bytes);
    count++;
  }
  return count;
}

/** It may have been removed meanwhile. */
async function openIfThere(blobs: BlobStore, name: string): Promise<OpenBlob | undefined> {
  try {
    return await blobs.open(name);
  } catch (error) {
    if (error instanceof FileMissing) return undefined;
    throw error;
  }
}

/** Can be repeated after an interruption: each file is stored whole or not at all. */
export async function restoreUploads(blobs: BlobStore, file: string): Promise<number> {
  let count = 0;
  for await (const { path, body } of readArchive(file)) {
    if (!path.startsWith(FOLDER)) continue;
    if (path.split('/').includes('..')) throw new DamagedBackup(file, `${path} leads out of its folder`);
    await blobs.write(path.slice(FOLDER.length), await buffer(body));
    count++;
  }
  return count;
}
