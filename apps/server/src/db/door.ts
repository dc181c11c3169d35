import type pg from 'pg';
import { DatabaseOverloaded } from './bounded-pool.ts';

export interface DoorOptions {
  /** How long somebody waits at the door before they are refused. */
  patienceMs: number;
  /** How many may wait there; the next one is refused at once. */
  mostAtDoor?: number;
}

interface Waiting {
  refuseAt: number;
  enter(): void;
  refuse(error: Error): void;
}

/** Let in while fewer than this wait for a connection inside. */
const fewInside = 10;
const lookEveryMs = 20;

/**
 * Lets somebody new in as long as hardly anybody waits for a connection to the database. Whoever is being served asks for
 * one several times; behind a long queue of newcomers they would wait as many times, and everybody would come late.
 * Nobody who is inside holds a place, so nobody can keep others out by being slow.
 */
export function door(pool: Pick<pg.Pool, 'waitingCount'>, { patienceMs, mostAtDoor = 300 }: DoorOptions) {
  const queue: Waiting[] = [];
  let looking: NodeJS.Timeout | undefined;

  function look(): void {
    const now = performance.now();
    while (queue[0] && queue[0].refuseAt <= now)
      queue.shift()?.refuse(new DatabaseOverloaded('Too many wait for the database.'));
    // Those who enter now are counted inside only after this.
    for (const next of queue.splice(0, Math.max(0, fewInside - pool.waitingCount))) next.enter();
    if (queue.length > 0) return;
    clearInterval(looking);
    looking = undefined;
  }

  return async function enter(): Promise<void> {
    if (queue.length === 0 && pool.waitingCount < fewInside) return;
    if (queue.length >= mostAtDoor) throw new DatabaseOverloaded('Too many wait for the database.');
    looking ??= setInterval(look, lookEveryMs);
    await new Promise<void>((resolve, reject) =>
      queue.push({ refuseAt: performance.now() + patienceMs, enter: resolve, refuse: reject }),
    );
  };
}
