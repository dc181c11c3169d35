import { buffer } from 'node:stream/consumers';
import { type BlobStore, FileMissing, type OpenBlob } from '../../base/files/blobs/blob-store.ts';
import { type BackupFile, readArchive } from './archive-reader.ts';
import type { ArchiveWriter } from './archive-writer.ts';
import type { Progress } from '../progress.ts';
import { DamagedBackup } from './manifest.ts';

const FOLDER = 'files/';
/** What people may upload has at most 25 MiB; papers that were drawn stay far below that. */
const largestUpload = 256 * 1024 * 1024;

/** After the database: uploads never change, so all that its rows name is there, and more does no harm. */
export async function saveUploads(
  blobs: BlobStore,
  archive: ArchiveWriter,
  onProgress: Progress = () => {},
): Promise<number> {
  let count = 0;
  for await (const { name, isWhole } of blobs.list()) {
    const file = isWhole ? await openIfThere(blobs, name) : undefined;
    if (!file) continue;
    await archive.addStream(FOLDER + name, file.byteSize, file.bytes);
    count++;
    onProgress({ step: 'files', count });
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
export async function restoreUploads(blobs: BlobStore, file: BackupFile): Promise<number> {
  let count = 0;
  for await (const { path, size, body } of readArchive(file)) {
    if (!path.startsWith(FOLDER)) continue;
    requireUpload(file.path, path, size);
    await blobs.write(path.slice(FOLDER.length), await buffer(body));
    count++;
  }
  return count;
}

/** Names are given by us and uploads are small: anything else was put into the archive by somebody else. */
function requireUpload(file: string, path: string, size: number): void {
  if (!/^files(\/\w[\w-]*)+$/.test(path))
    throw new DamagedBackup(file, `${path} is no name of an uploaded file`);
  if (size > largestUpload) throw new DamagedBackup(file, `${path} is larger than any uploaded file`);
}
