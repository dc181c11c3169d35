import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { packageRoot } from '../../start/package-root.ts';
import { semaphore } from '../../semaphore.ts';
import { type FromHeicWorker, heicLimits, type HeicOrder } from './heic-limits.ts';

/**
 * Each may take its whole share of memory and a core. To be held until nobody needs the pixels any more: they are a
 * hundred times as large as the file.
 */
export const decoding = semaphore(1, { mostWaiting: 10, waitMs: 30_000 });

const unreadable: FromHeicWorker = { refused: 'unreadable' };

/**
 * The picture of a HEIC file, decoded in a thread with limits on memory and time. Whatever the file holds, the worst
 * it can do is not to be read: a thread that dies or takes too long has not read it.
 */
export async function decodeHeic(bytes: Uint8Array, limits = heicLimits): Promise<FromHeicWorker> {
  const order = { bytes, limits };
  const worker = startWorker(order);
  let timer: NodeJS.Timeout | undefined;
  try {
    return await new Promise((resolve) => {
      const giveUp = () => resolve(unreadable);
      timer = setTimeout(giveUp, limits.timeMs);
      worker.once('message', resolve).once('error', giveUp).once('exit', giveUp);
    });
  } finally {
    clearTimeout(timer);
    await worker.terminate();
  }
}

function startWorker(order: HeicOrder): Worker {
  const worker = new Worker(join(packageRoot(), 'dist', 'heic-worker.js'), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: order.limits.heapMegabytes, maxYoungGenerationSizeMb: 16 },
    // What the decoder says about a broken file does not belong in our log.
    stdout: true,
    stderr: true,
  });
  worker.stdout.resume();
  worker.stderr.resume();
  return worker;
}
