import { constants } from 'node:fs';
import { access, statfs } from 'node:fs/promises';
import type { StorageState } from '@kathok/contract';
import type { Log } from '../log.ts';

/** What can still be saved, as of the last look. */
export interface Storage {
  readonly state: StorageState;
  /** Files need more room than records, and may lie on a disk of their own. */
  readonly uploads: 'ok' | 'full' | 'read_only';
}

export const unlimitedStorage: Storage = { state: 'ok', uploads: 'ok' };

/** Whether a record can be saved; where only files have no room, it can. */
export const takesRecords = ({ state }: Storage): boolean => state === 'ok' || state === 'low';

export const defaultReserveMb = 64;
export const bytesOfReserve = (megabytes: number): number => megabytes * 1024 * 1024;
/** Files stop first, so that records and signing in go on for longer. */
export const uploadReserve = (reserveBytes: number): number => 2 * reserveBytes;

interface FolderLook {
  freeBytes: number;
  isWritable: boolean;
}

export async function lookAtFolder(folder: string): Promise<FolderLook> {
  const { bavail, bsize } = await statfs(folder);
  const isWritable = await access(folder, constants.W_OK).then(
    () => true,
    () => false,
  );
  return { freeBytes: bavail * bsize, isWritable };
}

interface WatchOptions {
  /** Where the embedded database is; undefined where a PostgreSQL server keeps the records. */
  databaseFolder: string | undefined;
  /** Undefined where they go into a bucket. */
  uploadsFolder: string | undefined;
  reserveBytes: number;
  log: Log;
  look?: typeof lookAtFolder;
  everyMs?: number;
}

export interface WatchedStorage extends Storage {
  lookNow(): Promise<void>;
  close(): void;
}

/** Looks at the free space every second. It costs two system calls for each folder. */
export async function watchStorage(watching: WatchOptions): Promise<WatchedStorage> {
  const { log, everyMs = 1000 } = watching;
  let now = await lookAround(watching);
  report(log, now);
  let isLooking = false;
  const lookNow = async () => {
    // A network disk that does not answer must not pile looks up.
    if (isLooking) return;
    isLooking = true;
    const before = now;
    now = await lookAround(watching).finally(() => (isLooking = false));
    if (now.state !== before.state) report(log, now);
  };
  const timer = setInterval(() => void lookNow(), everyMs).unref();
  return {
    get state() {
      return now.state;
    },
    get uploads() {
      return now.uploads;
    },
    lookNow,
    close: () => clearInterval(timer),
  };
}

async function lookAround({
  databaseFolder,
  uploadsFolder,
  reserveBytes,
  look = lookAtFolder,
}: WatchOptions) {
  const seen = (folder: string) => look(folder).catch(() => ({ freeBytes: 0, isWritable: false }));
  const stateIn = async (folder: string | undefined, reserve: number) =>
    folder === undefined ? 'ok' : stateOf(await seen(folder), reserve);
  const uploads = await stateIn(uploadsFolder, uploadReserve(reserveBytes));
  const database = await stateIn(databaseFolder, reserveBytes);
  return { uploads, state: database !== 'ok' ? database : uploads === 'ok' ? 'ok' : 'low' } as const;
}

function stateOf({ freeBytes, isWritable }: FolderLook, reserveBytes: number): Storage['uploads'] {
  if (!isWritable) return 'read_only';
  return freeBytes < reserveBytes ? 'full' : 'ok';
}

function report(log: Log, { state }: Storage): void {
  if (state === 'ok') log.info({ storage: state }, 'there is room in the storage');
  else log.error({ storage: state }, 'the storage is short of room or cannot be written to');
}
