import type { MessagePort } from 'node:worker_threads';

export interface WorkerOptions {
  /** The PostgreSQL cluster itself, a folder inside the data folder. */
  cluster: string;
  /** Gzipped tar of an initialised cluster, which makes the first start fast. */
  template: string | undefined;
}

export type ToWorker = { connect: MessagePort } | { snapshot: string; reply: MessagePort } | 'close';
export type FromWorker = 'ready' | { failed: string };
/** Answer to a snapshot: undefined when it is there, else why not. */
export type SnapshotReply = string | undefined;
