import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { Worker, type MessagePort } from 'node:worker_threads';
import { packageRoot } from '../../base/start/package-root.ts';
import { StartError } from '../../base/start/start-error.ts';
import type { FromWorker, ToWorker, WorkerOptions } from './worker-messages.ts';

export interface DatabaseThread {
  post(message: ToWorker, transfer?: MessagePort[]): void;
  exited: Promise<void>;
  terminate(): Promise<unknown>;
}

/**
 * How much of a function of PostgreSQL has to be run before V8 optimises it, some thirty times as much as V8 would say. What
 * only the start runs is not worth it: to optimise that took a quarter of the processor time of a start, on both cores.
 */
const tieringBudget = 50_000_000;

/** Starts PostgreSQL in its own thread, so that a slow query never stops the event loop of the web server. */
export async function startThread(
  options: WorkerOptions,
  onEnd: (reason: string) => void,
): Promise<DatabaseThread> {
  setFlagsFromString(`--wasm-tiering-budget=${tieringBudget}`);
  const worker = new Worker(workerFile(), {
    workerData: options,
    // With the usual 4 MB a deep recursion overruns the JavaScript stack before PostgreSQL's own check (54001) sees it.
    resourceLimits: { stackSizeMb: 64 },
  });
  const exited = new Promise<void>((resolve) => worker.once('exit', () => resolve()));
  await new Promise<void>((resolve, reject) => {
    let end = (reason: string) => reject(new StartError(`Embedded database stopped: ${reason}`));
    // The first word is the reason; what follows is only how the thread came to its end.
    let isOver = false;
    const ended = (reason: string) => {
      if (isOver) return;
      isOver = true;
      end(reason);
    };
    worker.on('error', (error) => ended(error.message));
    worker.on('exit', (code) => ended(`exit code ${code}`));
    worker.on('message', (message: FromWorker) => {
      if (message !== 'ready') return ended(message.failed);
      end = onEnd;
      resolve();
    });
  });
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer),
    exited,
    terminate: () => worker.terminate(),
  };
}

function workerFile(): string {
  const file = join(packageRoot(), 'dist', 'embedded-worker.js');
  if (!existsSync(file)) throw new StartError(`${file} is missing: run "npm run build" first.`);
  return file;
}
