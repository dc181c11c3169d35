import { setTimeout as sleep } from 'node:timers/promises';
import type { BoundedPool } from './bounded-pool.ts';

/** Waits for work that is under way, but not for a client that is never given back. */
export async function endPool(pool: BoundedPool, patienceMs = 1_500): Promise<void> {
  const ended = pool.end();
  // pg's own pool would leave those who wait without any answer.
  pool.refuseWaiting();
  await Promise.race([ended, sleep(patienceMs, undefined, { ref: false })]);
}
