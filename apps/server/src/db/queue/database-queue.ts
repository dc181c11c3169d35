import { semaphore, type Semaphore } from '../../base/semaphore.ts';
import type { Database, Db } from '../open-database.ts';
import { DatabaseOverloaded, waitingLimits } from './waiting-limits.ts';

/**
 * Work for the database waits in one of three places, and in each only so much and so long: a request before it begins
 * (`requestQueue`), a change for its turn to write (`takeTurnToWrite`), and what is past these for a connection
 * (`BoundedPool`). Beyond that it is refused.
 */
export const countWaiting = ({ pool, kysely }: Pick<Database, 'pool' | 'kysely'>): number =>
  pool.waitingCount + writersOf(kysely).waiting();

/**
 * More at once would be done no sooner: they would hold connections that others could read with, and wait for each other's
 * rows, above all for those that give numbers.
 */
const writersAtOnce = 3;

const writers = new WeakMap<Db, Semaphore>();
const refusal = () => new DatabaseOverloaded('Too many wait for their turn to write.');

function writersOf(db: Db): Semaphore {
  const known =
    writers.get(db) ??
    semaphore(writersAtOnce, { mostWaiting: waitingLimits.most, waitMs: waitingLimits.ms, refusal });
  writers.set(db, known);
  return known;
}

/** Writes when it is its turn. What goes on for long, such as an import, must not take turns from people. */
export const takeTurnToWrite = <Result>(db: Db, write: () => Promise<Result>): Promise<Result> =>
  writersOf(db).run(write);

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
 * A new request waits while many others wait. A request asks the database several times; behind a long queue of newcomers
 * it would wait as many times, and everybody would be answered late. A request that has begun holds no place here, so nobody
 * can keep others out by being slow.
 */
export function requestQueue(
  othersWaiting: () => number,
  { patienceMs, mostWaiting = 300 }: RequestQueueOptions,
): () => Promise<void> {
  const queue: Waiting[] = [];
  let looking: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    while (queue[0] && queue[0].refuseAt <= now)
      queue.shift()?.refuse(new DatabaseOverloaded('Too many wait for the database.'));
    // The queries of those that begin now are counted only after this.
    for (const next of queue.splice(0, Math.max(0, few - othersWaiting()))) next.begin();
    if (queue.length > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  return async function waitForTurn(): Promise<void> {
    if (queue.length === 0 && othersWaiting() < few) return;
    if (queue.length >= mostWaiting) throw new DatabaseOverloaded('Too many wait for the database.');
    looking ??= setInterval(look, lookEveryMs);
    await new Promise<void>((resolve, reject) =>
      queue.push({ refuseAt: performance.now() + patienceMs, begin: resolve, refuse: reject }),
    );
  };
}
