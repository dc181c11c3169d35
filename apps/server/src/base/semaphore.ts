import { AppError } from './app-error.ts';

interface Patience {
  /** How many may wait at once; the next one is refused. */
  mostWaiting?: number;
  /** How long each may wait before it is refused. */
  waitMs?: number;
  refusal?: () => Error;
}

interface Waiting {
  weight: number;
  isUrgent: boolean;
  start(): void;
}

export type Semaphore = ReturnType<typeof semaphore>;

const unavailable = () => new AppError('unavailable', { retryAfterSeconds: 5 });

/**
 * Lets work in as long as there is room for its weight; the rest waits in order. Work that would wait too long is
 * answered 503 with `Retry-After`.
 */
export function semaphore(
  capacity: number,
  { mostWaiting = Infinity, waitMs = Infinity, refusal = unavailable }: Patience = {},
) {
  let free = capacity;
  const queue: Waiting[] = [];

  function admit(): void {
    for (let next = queue[0]; next && next.weight <= free; next = queue[0]) {
      queue.shift();
      free -= next.weight;
      next.start();
    }
  }

  function turn(weight: number, isUrgent: boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const timer = waitMs === Infinity ? undefined : setTimeout(giveUp, waitMs);
      const waiting = { weight, isUrgent, start: () => (clearTimeout(timer), resolve()) };
      const behind = isUrgent ? queue.findIndex((other) => !other.isUrgent) : -1;
      queue.splice(behind === -1 ? queue.length : behind, 0, waiting);
      function giveUp() {
        queue.splice(queue.indexOf(waiting), 1);
        reject(refusal());
        // It may have kept lighter ones from passing.
        admit();
      }
    });
  }

  /**
   * Answers how to give the room back; doing so twice changes nothing. What is urgent waits before all that is not, and is not
   * refused because of how many of those wait.
   */
  async function acquire(wanted = 1, isUrgent = false): Promise<() => void> {
    const weight = Math.min(wanted, capacity);
    const before = isUrgent ? queue.filter((waiting) => waiting.isUrgent).length : queue.length;
    if (before === 0 && weight <= free) free -= weight;
    else if (before >= mostWaiting) throw refusal();
    else await turn(weight, isUrgent);
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      free += weight;
      admit();
    };
  }

  async function run<Result>(work: () => Promise<Result>, isUrgent = false): Promise<Result> {
    const release = await acquire(1, isUrgent);
    try {
      return await work();
    } finally {
      release();
    }
  }

  return { acquire, run, capacity, inUse: () => capacity - free, waiting: () => queue.length };
}

/** Room of its own for each name, such as an account or a network. A name that uses none of it is forgotten. */
export function semaphorePerName(capacity: number, patience: Patience = {}) {
  const shares = new Map<string, Semaphore>();
  return async function acquire(name: string, weight = 1): Promise<() => void> {
    const share = shares.get(name) ?? semaphore(capacity, patience);
    shares.set(name, share);
    const forgetUnused = () => {
      if (share.inUse() === 0 && share.waiting() === 0 && shares.get(name) === share) shares.delete(name);
    };
    try {
      const release = await share.acquire(weight);
      return () => (release(), forgetUnused());
    } catch (error) {
      forgetUnused();
      throw error;
    }
  };
}
