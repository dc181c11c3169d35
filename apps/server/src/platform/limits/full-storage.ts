import type { Endpoint } from '@kathok/contract';
import type { AppError } from '../../base/app-error.ts';
import { type Storage, takesRecords } from '../../base/storage/storage.ts';
import { clockWrong, storageFull, storageReadOnly } from '../../base/storage/storage-refusal.ts';

/** What would not fit is refused before any work, while reading and signing in go on. */
export function fullStorageRefusal(
  { encoding, worksWhenFull }: Endpoint,
  storage: Storage,
): AppError | undefined {
  if (worksWhenFull) return undefined;
  const takesFiles = encoding === 'multipart' || encoding === 'either';
  if (takesFiles && storage.uploads !== 'ok') return refusal(storage.uploads);
  return takesRecords(storage) ? undefined : refusal(storage.state);
}

function refusal(state: Storage['state']): AppError {
  if (state === 'wrong_clock') return clockWrong();
  return state === 'read_only' ? storageReadOnly() : storageFull();
}
