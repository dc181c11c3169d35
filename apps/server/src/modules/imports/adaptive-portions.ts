import { setTimeout as sleep } from 'node:timers/promises';

const most = 100;
/** A little less than a short call takes, so that others hardly notice. */
const goalMs = 12;

/**
 * How much to do at once. The embedded database has one connection, and everybody else waits for as long as one portion
 * takes; so a portion is made to last about `goalMs`, and after it others have the database for as long again.
 */
export class AdaptivePortions {
  size: number;
  readonly #least: number;

  constructor(least: number) {
    this.#least = least;
    this.size = Math.max(20, least);
  }

  /** Cuts what comes into pieces of the size that is right at the moment. */
  async *cut<Item>(batches: AsyncIterable<Item[]>): AsyncGenerator<Item[]> {
    let waiting: Item[] = [];
    for await (const batch of batches) {
      waiting.push(...batch);
      for (let { size } = this; waiting.length >= size; { size } = this) {
        yield waiting.slice(0, size);
        waiting = waiting.slice(size);
      }
    }
    if (waiting.length > 0) yield waiting;
  }

  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    const begun = performance.now();
    const result = await work();
    const took = performance.now() - begun;
    const wanted = this.size * (goalMs / Math.max(took, 0.1));
    // Half the way each time: one slow portion does not make the next ones tiny.
    this.size = Math.round(Math.min(most, Math.max(this.#least, (this.size + wanted) / 2)));
    await sleep(Math.min(took, 1000));
    return result;
  }
}
