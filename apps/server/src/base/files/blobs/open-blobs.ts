import { join } from 'node:path';
import { bytesOfReserve, defaultReserveMb, uploadReserve } from '../../storage/storage.ts';
import type { BlobStore } from './blob-store.ts';
import { diskBlobs } from './disk-blobs.ts';
import { s3Blobs } from './s3-blobs.ts';
import type { S3Settings } from './s3-client.ts';

export interface BlobPlace {
  dataDir: string;
  /** The bucket for uploaded files; without it they lie in the data folder. */
  s3?: S3Settings | undefined;
  /** How much room is left alone on the disk. */
  storageReserveMb?: number;
  /** Opened already; tests bring one that fails. */
  blobs?: BlobStore | undefined;
}

export function filesFolder(dataDir: string): string {
  return join(dataDir, 'files');
}

/** Where uploaded files lie, by the settings. */
export function openBlobs(place: BlobPlace): BlobStore {
  const { s3, dataDir, storageReserveMb = defaultReserveMb, blobs } = place;
  if (blobs) return blobs;
  if (s3) return s3Blobs(s3);
  return diskBlobs(filesFolder(dataDir), { roomToLeave: uploadReserve(bytesOfReserve(storageReserveMb)) });
}
