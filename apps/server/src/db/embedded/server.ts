import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { MessageChannel, Worker, type MessagePort } from 'node:worker_threads';
import { packageRoot } from '../../platform/package-root.ts';
import { StartError } from '../../platform/start-error.ts';
import type { FromWorker, SnapshotReply, ToWorker, WorkerOptions } from './worker-messages.ts';

export interface EmbeddedServer {
  connect(): MessagePort;
  /** Copies the cluster, as it is between two transactions, into a new folder. */
  snapshot(folder: string): Promise<void>;
  /** A clean shutdown, or after `patienceMs` an abrupt one, which loses nothing that was acknowledged. */
  stop(patienceMs: number): Promise<void>;
}

/** Starts PostgreSQL in its own thread, so that a slow query never stops the event loop of the web server. */
export async function startServer(
  options: WorkerOptions,
  onFailure: (error: Error) => void,
): Promise<EmbeddedServer> {
  const worker = new Worker(workerFile(), {
    workerData: options,
    // With the usual 4 MB a deep recursion overruns the JavaScript stack before PostgreSQL's own check (54001) sees it.
    resourceLimits: { stackSizeMb: 64 },
  });
  const post = (message: ToWorker, transfer: MessagePort[] = []) => worker.postMessage(message, transfer);
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  let failure: Error | undefined;
  let isStopping = false;
  await new Promise<void>((resolve, reject) => {
    let report = ({ message }: Error) => reject(new StartError(message));
    const fail = (reason: string) => {
      if (failure) return;
      failure = new Error(`Embedded database stopped: ${reason}`);
      if (!isStopping) report(failure);
    };
    worker.on('error', (error) => fail(error.message));
    worker.on('exit', (code) => fail(`exit code ${code}`));
    worker.on('message', (message: FromWorker) => {
      if (message !== 'ready') return fail(message.failed);
      report = onFailure;
      resolve();
    });
  });
  return {
    connect() {
      if (failure) throw failure;
      const { port1, port2 } = new MessageChannel();
      post({ connect: port2 }, [port2]);
      return port1;
    },
    async snapshot(folder) {
      const { port1, port2 } = new MessageChannel();
      post({ snapshot: folder, reply: port2 }, [port2]);
      const reply = await new Promise<SnapshotReply>((resolve) => {
        port1.once('message', resolve);
        port1.once('close', () => resolve('the database has stopped'));
      });
      if (reply) throw new Error(`The database could not be copied: ${reply}`);
    },
    async stop(patienceMs) {
      isStopping = true;
      if (!failure) post('close');
      await Promise.race([exited, sleep(patienceMs, undefined, { ref: false })]);
      await worker.terminate();
    },
  };
}

function workerFile(): string {
  const file = join(packageRoot(), 'dist', 'embedded-worker.js');
  if (!existsSync(file)) throw new StartError(`${file} is missing: run "npm run build" first.`);
  return file;
}
