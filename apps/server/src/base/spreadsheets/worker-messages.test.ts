import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
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
