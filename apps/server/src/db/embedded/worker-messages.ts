import type { MessagePort } from 'node:worker_threads';

export interface WorkerOptions {
  /** The PostgreSQL cluster itself, a folder inside the data folder. */
  cluster: string;
  /** Gzipped tar of an initialised cluster, which makes the first start fast. */
  template: string | undefined;
}

export type ToWorker = { connect: MessagePort } | { snapshot: string; reply: MessagePort } | 'close';
export type FromWorker = 'ready' | { failed: string };

/** Why the storage stopped the database, when that was the reason: it can be started again once that is over. */
export type StorageTrouble = 'full' | 'read_only';
export function storageTrouble(reason: string): StorageTrouble | undefined {
  if (/ENOSPC|EDQUOT|No space left|quota exceeded/i.test(reason)) return 'full';
  return /EROFS|EACCES|Read-only file system|Permission denied/i.test(reason) ? 'read_only' : undefined;
}
/** Answer to a snapshot: undefined when it is there, else why not. */
export type SnapshotReply = string | undefined;
