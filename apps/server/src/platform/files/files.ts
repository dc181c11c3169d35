import { createHash, randomUUID } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, open, rename, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { syncFolder } from '../../base/files/durable-files.ts';
import { storageFull, storageReadOnly, storageRefusal } from '../../base/storage-refusal.ts';
import { bytesOfReserve, defaultReserveMb, uploadReserve } from '../../base/storage.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { findFile, insertFile, removeFile } from './file.repository.ts';

export interface NewFile {
  /** What it is for: `user_photo`, `slip`, … */
  kind: string;
  bytes: Uint8Array;
  /** As found in the content, never as the sender declared it. */
  mediaType: string;
  createdBy: string | null;
}

export interface StoredFile {
  id: string;
  kind: string;
  mediaType: string;
  byteSize: number;
  sha256: string;
}

/** Files never change. What no row names any more is swept away later, so a roll-back needs no undoing. */
export interface FileStore {
  /** On disk for good before the transaction can commit. */
  put(tx: Tx, file: NewFile): Promise<StoredFile>;
  find(db: Db | Tx, id: string): Promise<StoredFile | undefined>;
  open(id: string): Readable;
  remove(tx: Tx, id: string): Promise<void>;
}

/** `roomToLeave`: uploads stop while there is still room for the database to go on. */
export function diskFiles(
  root: string,
  roomToLeave = uploadReserve(bytesOfReserve(defaultReserveMb)),
): FileStore {
  const pathOf = (id: string) => join(root, id.slice(0, 2), id);
  return {
    async put(tx, { kind, bytes, mediaType, createdBy }) {
      const id = randomUUID();
      await writeDurably(pathOf(id), bytes, roomToLeave);
      const file = { id, kind, mediaType, byteSize: bytes.length, sha256: sha256Of(bytes) };
      await insertFile(tx, { ...file, createdBy });
      return file;
    },
    find: findFile,
    open: (id) => createReadStream(pathOf(id)),
    remove: removeFile,
  };
}

function sha256Of(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

async function writeDurably(path: string, bytes: Uint8Array, roomToLeave: number): Promise<void> {
  const folder = dirname(path);
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const { bavail, bsize } = await statfs(folder);
    if (bavail * bsize < roomToLeave + bytes.length) throw storageFull();
    const file = await open(`${path}.new`, 'wx', 0o600);
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(`${path}.new`, path);
    syncFolder(folder);
    syncFolder(dirname(folder));
  } catch (error) {
    const isDenied = error instanceof Error && 'code' in error && error.code === 'EACCES';
    throw isDenied ? storageReadOnly(error) : (storageRefusal(error) ?? error);
  }
}
