import { DatabaseOverloaded } from './bounded-pool.ts';

export interface RequestQueueOptions {
  /** How long a request waits before it is refused. */
  patienceMs: number;
  /** How many may wait; the next one is refused at once. */
  mostWaiting?: number;
}

interface Waiting {
  refuseAt: number;
  begin(): void;
  refuse(error: Error): void;
}

/** A new request begins while fewer than this wait for the database. */
const few = 10;
const lookEveryMs = 20;

/**
 * A new request waits while many others wait for a connection to the database or for their turn to write. A request asks for one several
 * times; behind a long queue of newcomers it would wait as many times, and everybody would be answered late. A request
 * that has begun holds no place here, so nobody can keep others out by being slow.
 */
export function requestQueue(
  countWaiting: () => number,
  { patienceMs, mostWaiting = 300 }: RequestQueueOptions,
): () => Promise<void> {
  const queue: Waiting[] = [];
  let looking: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    while (queue[0] && queue[0].refuseAt <= now)
      queue.shift()?.refuse(new DatabaseOverloaded('Too many wait for the database.'));
    // The queries of those that begin now are counted only after this.
    for (const next of queue.splice(0, Math.max(0, few - countWaiting()))) next.begin();
    if (queue.length > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  return async function waitForTurn(): Promise<void> {
    if (queue.length === 0 && countWaiting() < few) return;
    if (queue.length >= mostWaiting) throw new DatabaseOverloaded('Too many wait for the database.');
    looking ??= setInterval(look, lookEveryMs);
    await new Promise<void>((resolve, reject) =>
      queue.push({ refuseAt: performance.now() + patienceMs, begin: resolve, refuse: reject }),
    );
  };
}
