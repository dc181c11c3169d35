import type { Endpoint } from '@kathok/contract';
import { type Storage, takesRecords } from '../base/storage.ts';
import { storageFull, storageReadOnly } from '../base/storage-refusal.ts';

/** Before any work: what would not fit is refused, while reading and signing in go on. */
export function requireStorage({ encoding, worksWhenFull }: Endpoint, storage: Storage): void {
  if (worksWhenFull) return;
  const takesFiles = encoding === 'multipart' || encoding === 'either';
  if (takesFiles && storage.uploads !== 'ok') throw refusal(storage.uploads);
  if (!takesRecords(storage)) throw refusal(storage.state);
}

const refusal = (state: Storage['state']) => (state === 'read_only' ? storageReadOnly() : storageFull());
