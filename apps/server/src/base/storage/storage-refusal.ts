import { AppError } from '../app-error.ts';

const retryAfterSeconds = 10;

/** Freeing space helps at once, so callers are told to come back soon. */
export const storageFull = (cause?: unknown): AppError =>
  new AppError('storage_full', { retryAfterSeconds, cause });
export const storageReadOnly = (cause?: unknown): AppError =>
  new AppError('storage_read_only', { retryAfterSeconds, cause });

/** Setting the clock right helps at once. */
export const clockWrong = (): AppError => new AppError('clock_wrong', { retryAfterSeconds });

const refusals: Record<string, typeof storageFull> = {
  ENOSPC: storageFull,
  EDQUOT: storageFull,
  EROFS: storageReadOnly,
  // What PostgreSQL says when its own disk is full, or when it is a copy that takes no changes.
  '53100': storageFull,
  '25006': storageReadOnly,
};

/** What to answer to an error of the file system or the database that is about storage. */
export function storageRefusal(error: unknown): AppError | undefined {
  if (!(error instanceof Error)) return undefined;
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  // PostgreSQL reports a file system that became read-only as a lack of rights, like much else.
  if (code === '42501' && error.message.includes('Read-only file system')) return storageReadOnly(error);
  return refusals[code]?.(error);
}
