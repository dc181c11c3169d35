import { on } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { packageRoot } from '../package-root.ts';
import { semaphore } from '../semaphore.ts';
import { damaged, tooLarge, words } from './refusals.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { FromSheetWorker, SheetOrder } from './sheet-messages.ts';
import type { SheetRow } from './sheet-row.ts';

// Each reader may take its whole share of memory.
const reading = semaphore(3);

/**
 * The filled rows of the first visible sheet of an XLSX or CSV file, as text, a few hundred at a time. The file is read
 * in a thread with limits on memory and time: whatever it holds, the worst it can do is not to be read (an AppError).
 */
export async function* readSheet(
  bytes: Uint8Array,
  limits = sheetLimits,
): AsyncGenerator<SheetRow[], void, undefined> {
  const release = await reading.acquire();
  const worker = startWorker({ bytes, limits });
  try {
    for await (const message of messagesOf(worker, limits.patienceMs)) {
      if ('end' in message) return;
      if ('refused' in message) throw new AppError(message.refused.code, message.refused.details);
      yield message.rows;
    }
    throw damaged();
  } finally {
    await worker.terminate();
    release();
  }
}

function startWorker(order: SheetOrder): Worker {
  return new Worker(join(packageRoot(), 'dist', 'sheet-worker.js'), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: order.limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
}

/** Asks for one message after the other. Only the time spent waiting counts, not what is done with the rows. */
async function* messagesOf(worker: Worker, patienceMs: number): AsyncGenerator<FromSheetWorker> {
  const overtime = new AbortController();
  const messages = on(worker, 'message', { signal: overtime.signal, close: ['exit'] });
  try {
    for (let left = patienceMs; ;) {
      const asked = performance.now();
      const timer = setTimeout(() => overtime.abort(), left);
      worker.postMessage('more', []);
      const next = await messages.next().finally(() => clearTimeout(timer));
      left -= performance.now() - asked;
      if (next.done) return;
      yield next.value[0] as FromSheetWorker;
    }
  } catch (error) {
    if (overtime.signal.aborted) throw tooLarge(words.tooSlow);
    throw isOutOfMemory(error) ? tooLarge(words.tooMuchMemory) : error;
  }
}

const isOutOfMemory = (error: unknown) =>
  error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
