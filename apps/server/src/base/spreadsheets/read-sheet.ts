import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { AppError } from '../app-error.ts';
import { packageRoot } from '../start/package-root.ts';
import { semaphore } from '../semaphore.ts';
import { damaged } from './refusals.ts';
import { sheetLimits } from './sheet-limits.ts';
import type { SheetOrder } from './sheet-messages.ts';
import type { SheetRow } from './sheet-row.ts';
import { messagesOf } from './worker-messages.ts';

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
  let worker: Worker | undefined;
  try {
    worker = startWorker({ bytes, limits });
    for await (const message of messagesOf(worker, limits.patienceMs)) {
      if ('end' in message) return;
      if ('refused' in message) throw new AppError(message.refused.code, message.refused.details);
      yield message.rows;
    }
    throw damaged();
  } finally {
    await worker?.terminate();
    release();
  }
}

function startWorker(order: SheetOrder): Worker {
  return new Worker(join(packageRoot(), 'dist', 'sheet-worker.js'), {
    workerData: order,
    resourceLimits: { maxOldGenerationSizeMb: order.limits.heapMegabytes, maxYoungGenerationSizeMb: 32 },
  });
}
