import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { type BlobStore, sha256Of } from '../../base/files/blobs/blob-store.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { findFile, insertFile, removeFile } from './file.repository.ts';

export interface FileContent {
  bytes: Uint8Array;
  /** The type that was found in the content, never the one that the sender declared. */
  mediaType: string;
}

/** Bytes that are stored already and that no row names yet. */
export interface WrittenFile {
  id: string;
  mediaType: string;
  byteSize: number;
  sha256: string;
}

export interface NewFile extends WrittenFile {
  /** What it is for: `user_photo`, `slip`, … */
  kind: string;
  createdBy: string | null;
}

export interface StoredFile extends WrittenFile {
  kind: string;
}

/** Files never change. What no row names any more is swept away later, so a roll-back needs no undoing. */
export interface FileStore {
  /** Stores the bytes for good. It waits for a disk or another server, so it is done before there is a transaction. */
  write(content: FileContent): Promise<WrittenFile>;
  /** Names what was written before, in the transaction of what it belongs to. */
  put(tx: Tx, file: NewFile): Promise<StoredFile>;
  find(db: Db | Tx, id: string): Promise<StoredFile | undefined>;
  /** Resolves when the bytes begin to come, after the transaction; else it throws a 503 that says so. */
  open(id: string): Promise<Readable>;
  remove(tx: Tx, id: string): Promise<void>;
}

/** Spread over folders by its beginning, since a folder with very many files is slow on some disks. */
const nameOf = (id: string) => `${id.slice(0, 2)}/${id}`;

export function fileStore(blobs: BlobStore): FileStore {
  return {
    async write({ bytes, mediaType }) {
      const id = randomUUID();
      await blobs.write(nameOf(id), bytes);
      return { id, mediaType, byteSize: bytes.length, sha256: sha256Of(bytes) };
    },
    async put(tx, { createdBy, ...file }) {
      const { id, kind, mediaType, byteSize, sha256 } = file;
      const stored = { id, kind, mediaType, byteSize, sha256 };
      await insertFile(tx, { ...stored, createdBy });
      return stored;
    },
    find: findFile,
    open: async (id) => (await blobs.open(nameOf(id))).bytes,
    remove: removeFile,
  };
}
