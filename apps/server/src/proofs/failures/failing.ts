/** Where a request can meet a failure of something outside of it. */
export type Place = 'statement' | 'file' | 'gateway' | 'worker';

/** Counts the steps of one place while it is armed, and tells the one that is to fail. */
export class Failing {
  #place: Place | undefined;
  #failure = '';
  #at = 0;
  #seen = 0;

  /** From now on the n-th step at this place fails, once. */
  arm(place: Place, failure: string, at: number): void {
    [this.#place, this.#failure, this.#at, this.#seen] = [place, failure, at, 0];
  }

  /** Nothing fails any more; answers whether something did. */
  disarm(): boolean {
    this.#place = undefined;
    return this.#seen >= this.#at;
  }

  /** Asked at each step: how it is to fail, or undefined. */
  take(place: Place): string | undefined {
    if (place !== this.#place) return undefined;
    this.#seen += 1;
    return this.#seen === this.#at ? this.#failure : undefined;
  }
}
