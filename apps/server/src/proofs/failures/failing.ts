/** Where a request can meet a failure of something outside of it. */
export type Place = 'statement' | 'file' | 'gateway' | 'worker';

/** Counts the steps of one place while it is armed, and tells the one that is to fail. */
export class Failing {
  #place: Place | undefined;
  #failure = '';
  #at = 0;
  #seen = 0;
  readonly #lately: string[] = [];

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
  take(place: Place, what = ''): string | undefined {
    if (place !== this.#place) return undefined;
    this.#seen += 1;
    const isNow = this.#seen === this.#at;
    this.#lately.push(`${isNow ? 'failed: ' : ''}${what.slice(0, 120)}`);
    return isNow ? this.#failure : undefined;
  }

  /** The last steps, to be read where something is wrong. */
  lately = () => this.#lately.slice(-6).join('\n');
}
