import { parentPort, workerData, type MessagePort } from 'node:worker_threads';
import { startBackend } from './backend.ts';
import { copyCluster } from './cluster-archive.ts';
import { Maintenance } from './maintenance.ts';
import { Session } from './session.ts';
import type { FromWorker, SnapshotReply, ToWorker, WorkerOptions } from './worker-messages.ts';

const MAINTENANCE_MS = 1_000;

const parent = parentPort!;
const options = workerData as WorkerOptions;
const backend = await startBackend(options, fail);
const maintenance = new Maintenance(backend);
const snapshots: { folder: string; reply: MessagePort }[] = [];
let session: Session | undefined;
let isMaintenanceDue = false;

setInterval(() => {
  isMaintenanceDue = true;
  workBetweenTransactions();
}, MAINTENANCE_MS);
parent.on('message', (message: ToWorker) => {
  if (message === 'close') void close();
  else if ('connect' in message) connect(message.connect);
  else {
    snapshots.push({ folder: message.snapshot, reply: message.reply });
    workBetweenTransactions();
  }
});
parent.postMessage('ready' satisfies FromWorker, []);

/** Ends this thread at once, even inside WASM: what is not acknowledged by now never will be. */
function fail(error: unknown): never {
  const failed = error instanceof Error ? error.message : String(error);
  parent.postMessage({ failed } satisfies FromWorker, []);
  process.exit(1);
}

/** There is one backend, so a new connection ends the previous one. */
function connect(port: MessagePort): void {
  session?.end();
  const opened = new Session(backend, port);
  session = opened;
  port.on('message', (bytes: Uint8Array) => {
    if (session !== opened) return;
    opened.receive(bytes);
    workBetweenTransactions();
  });
  port.on('close', () => {
    if (session !== opened) return;
    session = undefined;
    opened.end();
    workBetweenTransactions();
  });
}

function workBetweenTransactions(): void {
  if (session && !session.isIdle) return;
  for (const { folder, reply } of snapshots.splice(0)) {
    reply.postMessage(takeSnapshot(folder), []);
    reply.close();
  }
  if (!isMaintenanceDue && !maintenance.isDue) return;
  isMaintenanceDue = false;
  maintenance.run();
}

/**
 * Nothing else runs in this thread meanwhile, so the copy is what the disk would hold after a crash right now.
 * When it fails (disk full, say), the database itself goes on; who asked removes what is there of the copy.
 */
function takeSnapshot(folder: string): SnapshotReply {
  maintenance.checkpoint();
  try {
    copyCluster(options.cluster, folder);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

async function close(): Promise<void> {
  session?.end();
  session = undefined;
  maintenance.checkpoint();
  await backend.close();
  process.exit(0);
}
