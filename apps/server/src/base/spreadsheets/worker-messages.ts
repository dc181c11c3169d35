import { on } from 'node:events';
import type { Worker } from 'node:worker_threads';
import { tooLarge, words } from './refusals.ts';
import type { FromSheetWorker } from './sheet-messages.ts';

/** Asks for one message after the other. Only the time spent waiting counts, not what is done with the rows. */
export async function* messagesOf(worker: Worker, patienceMs: number): AsyncGenerator<FromSheetWorker> {
  // One that is given up may run out of memory before it ends, and an error that nobody hears would end the program.
  worker.on('error', () => {});
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
