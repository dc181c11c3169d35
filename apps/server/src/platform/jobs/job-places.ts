import type { ClaimedJob } from './job.repository.ts';

const atOnce = 4;
/** Of these. One place is always left to what somebody waits for: a code, a link, a card that the bank is asked about. */
const inBulkAtOnce = 3;

/** The jobs that are under way in this process. */
export class JobPlaces {
  readonly #running = new Map<Promise<void>, ClaimedJob>();

  free(): { places: number; bulkPlaces: number } {
    const inBulk = [...this.#running.values()].filter(({ isBulk }) => isBulk).length;
    return { places: atOnce - this.#running.size, bulkPlaces: inBulkAtOnce - inBulk };
  }

  /** The job has its place until it has ended. */
  take(job: ClaimedJob, work: Promise<void>): void {
    const run: Promise<void> = work.finally(() => this.#running.delete(run));
    this.#running.set(run, job);
  }

  allEnded(): Promise<unknown> {
    return Promise.all(this.#running.keys());
  }

  /** Never, while nothing is under way. */
  oneEnded(): Promise<void> {
    return Promise.race(this.#running.keys());
  }
}
