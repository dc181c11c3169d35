import { setTimeout as sleep } from 'node:timers/promises';

const most = 100;

/**
 * How much to do at once. The embedded database has one connection, and everybody else waits for as long as one portion
 * takes; so a portion is made to last about `goalMs`, and after it others have the database for as long again.
 */
export class Pace {
  size = 20;
  readonly #goalMs: number;
  readonly #least: number;

  constructor(goalMs: number, least: number) {
    this.#goalMs = goalMs;
    this.#least = least;
  }

  async keep<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await work();
    const took = performance.now() - begun;
    const wanted = this.size * (this.#goalMs / Math.max(took, 0.1));
    // Half the way each time: one slow portion does not make the next ones tiny.
    this.size = Math.round(Math.min(most, Math.max(this.#least, (this.size + wanted) / 2)));
    await sleep(Math.min(took, 1000));
    return result;
  }
}
