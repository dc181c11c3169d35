import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../../../base/app-error.ts';
import { packageRoot } from '../../../base/package-root.ts';
import { semaphore } from '../../../base/semaphore.ts';
import { type FromPaperWorker, paperLimits, type PaperOrder } from './paper-order.ts';

/** One at a time, in a thread of its own: nobody's request waits for another one's certificate. */
const drawing = semaphore(1, { mostWaiting: 200, waitMs: 30_000 });

let worker: Worker | undefined;
let idle: NodeJS.Timeout | undefined;

/** The PDF of a paper. The same order gives the same bytes. */
export async function drawPaper(order: PaperOrder): Promise<Uint8Array> {
  const release = await drawing.acquire();
  try {
    const answer = await ask(order);
    if ('failed' in answer) throw new Error(`A paper could not be drawn: ${answer.failed}`);
    return answer.pdf;
  } finally {
    release();
  }
}

async function ask(order: PaperOrder): Promise<FromPaperWorker> {
  clearTimeout(idle);
  const drawer = (worker ??= startWorker());
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve, reject) => {
      timer = setTimeout(() => reject(new AppError('unavailable')), paperLimits.timeMs);
      drawer.once('message', resolve).once('error', reject);
      drawer.postMessage(order, []);
    });
  } catch (error) {
    await endWorker();
    throw error;
  } finally {
    clearTimeout(timer);
    drawer.removeAllListeners('message').removeAllListeners('error');
    idle = setTimeout(() => void endWorker(), paperLimits.idleMs);
    idle.unref();
  }
}

function startWorker(): Worker {
  const started = new Worker(join(packageRoot(), 'dist', 'paper-worker.js'), {
    resourceLimits: { maxOldGenerationSizeMb: paperLimits.heapMegabytes },
  });
  started.unref();
  return started;
}

async function endWorker(): Promise<void> {
  const ended = worker;
  worker = undefined;
  await ended?.terminate();
}
