import { EventEmitter } from 'node:events';
import { Worker } from 'node:worker_threads';
import { expect, onTestFinished, test, vi } from 'vitest';
import { words } from './refusals.ts';
import { messagesOf } from './worker-messages.ts';

test('a thread that fails after it was given up is not heard of any more', async () => {
  const failsLate = `
    const { parentPort } = require('node:worker_threads');
    parentPort.once('message', () => setTimeout(() => { throw new Error('no more memory'); }, 300));`;
  const worker = new Worker(failsLate, { eval: true });
  const ended = new Promise((resolve) => worker.once('exit', resolve));
  await expect(messagesOf(worker, 50).next()).rejects.toMatchObject({
    status: 413,
    message: words.tooSlow,
  });
  expect(await ended).toBe(1);
});

/** A thread that answers at once whenever it is asked for more, until there is none. */
class ReadyWorker extends EventEmitter {
  #left: number;

  constructor(batches: number) {
    super();
    this.#left = batches;
  }

  postMessage(): void {
    this.#left -= 1;
    this.emit('message', this.#left < 0 ? { end: true } : { rows: [{ number: 1, cells: ['a'] }] });
  }
}

test('time spent on the rows is not counted against the file', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  let batches = 0;
  for await (const message of messagesOf(new ReadyWorker(6) as unknown as Worker, 5000)) {
    if ('end' in message) break;
    batches += 1;
    vi.advanceTimersByTime(1500);
  }
  expect(batches).toBe(6);
});
