import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { AppError } from '../../app-error.ts';

/**
 * Where the bytes of uploaded files lie: a folder or a bucket. Names are relative paths such as `ab/abcd…`. What is
 * stored under a name never changes. Every call ends in bounded time.
 */
export interface BlobStore {
  /** Where people find it: a folder, or the address of a bucket. */
  readonly place: string;
  /** Stored for good when it resolves. */
  write(name: string, bytes: Uint8Array): Promise<void>;
  /** Resolves when the bytes begin to come; throws `FileMissing` where there are none. */
  open(name: string): Promise<OpenBlob>;
  list(): AsyncIterable<ListedBlob>;
  remove(name: string): Promise<void>;
}

export interface OpenBlob {
  byteSize: number;
  bytes: Readable;
}

export interface ListedBlob {
  name: string;
  changedAt: Date;
  /** False for what was begun and never came to its end. */
  isWhole: boolean;
}

/** The file of a row that is not where it was stored: of a disk that is not mounted, or of another store. */
export class FileMissing extends AppError {
  constructor(cause?: unknown) {
    super('file_unavailable', { retryAfterSeconds, cause });
  }
}

const retryAfterSeconds = 10;

export const fileUnavailable = (cause: unknown): AppError =>
  new AppError('file_unavailable', { retryAfterSeconds, cause });
export const storageUnavailable = (cause: unknown): AppError =>
  new AppError('storage_unavailable', { retryAfterSeconds, cause });

export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
