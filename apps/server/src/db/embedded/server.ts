import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel, type MessagePort } from 'node:worker_threads';
import { lookAtFolder } from '../../base/storage/storage.ts';
import { type DatabaseThread, startThread } from './database-thread.ts';
import {
  type SnapshotReply,
  type StorageTrouble,
  storageTrouble,
  type WorkerOptions,
} from './worker-messages.ts';

const RETRY_MS = 1_000;
/** Two segments of the write-ahead log: recovery may need a new one. */
export const ROOM_TO_START = 32 * 1024 * 1024;

export interface EmbeddedServer {
  connect(): MessagePort;
  /** Copies the cluster, as it is between two transactions, into a new folder. */
  snapshot(folder: string): Promise<void>;
  /** A clean shutdown, or after `patienceMs` an abrupt one, which loses nothing that was acknowledged. */
  stop(patienceMs: number): Promise<void>;
}

/** The thread and the disk; tests bring a disk that is full. */
interface Edge {
  start?: typeof startThread;
  look?: typeof lookAtFolder;
}

/** As PostgreSQL would say it, so that callers are answered the same on both databases. */
class DatabaseDown extends Error {
  readonly code: string;

  constructor(reason: string, trouble: StorageTrouble | undefined) {
    super(`Embedded database stopped: ${reason}`);
    this.code = trouble === undefined ? '57P03' : trouble === 'full' ? '53100' : '25006';
  }
}

/**
 * Keeps the database running. When the disk is full to the last byte, PostgreSQL ends rather than to promise what it
 * cannot keep; it is then started again, recovering what was acknowledged, as soon as there is room. Every other failure
 * is fatal.
 */
export async function startServer(
  options: WorkerOptions,
  onFailure: (error: Error) => void,
  { start = startThread, look = lookAtFolder }: Edge = {},
): Promise<EmbeddedServer> {
  let failure: DatabaseDown | undefined;
  const stopping = new AbortController();
  let thread: DatabaseThread = await start(options, ended);

  function ended(reason: string): void {
    const trouble = storageTrouble(reason);
    failure = new DatabaseDown(reason, trouble);
    if (stopping.signal.aborted) return;
    if (trouble === undefined) onFailure(failure);
    else void startAgain();
  }

  /** Never gives up: a start that fails although there is room may find too little of it all the same. */
  async function startAgain(): Promise<void> {
    while (!stopping.signal.aborted) {
      await sleep(RETRY_MS, undefined, { ref: false });
      if (!(await hasRoomToStart(options.cluster, look))) continue;
      try {
        const again = await start(options, ended);
        if (stopping.signal.aborted) await again.terminate();
        thread = again;
        failure = undefined;
        return;
      } catch (error) {
        failure = new DatabaseDown((error as Error).message, undefined);
      }
    }
  }

  return {
    connect() {
      if (failure) throw failure;
      const { port1, port2 } = new MessageChannel();
      thread.post({ connect: port2 }, [port2]);
      return port1;
    },
    async snapshot(folder) {
      if (failure) throw failure;
      const { port1, port2 } = new MessageChannel();
      thread.post({ snapshot: folder, reply: port2 }, [port2]);
      const reply = await new Promise<SnapshotReply>((resolve) => {
        port1.once('message', resolve);
        port1.once('close', () => resolve('the database has stopped'));
      });
      if (reply) throw new Error(`The database could not be copied: ${reply}`);
    },
    async stop(patienceMs) {
      stopping.abort();
      if (!failure) thread.post('close');
      await Promise.race([thread.exited, sleep(patienceMs, undefined, { ref: false })]);
      await thread.terminate();
    },
  };
}

async function hasRoomToStart(cluster: string, look: typeof lookAtFolder): Promise<boolean> {
  const { freeBytes, isWritable } = await look(cluster).catch(() => ({
    freeBytes: 0,
    isWritable: false,
  }));
  return isWritable && freeBytes >= ROOM_TO_START;
}
