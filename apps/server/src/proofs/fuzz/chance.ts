/** Random choices that are the same again for the same seed. */
export interface Chance {
  /** From 0 up to, and without, this. */
  below(count: number): number;
  pick<Item>(items: readonly Item[]): Item;
  /** True so many times in a hundred. */
  percent(share: number): boolean;
}

export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  // Mulberry32.
  function next(): number {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    pick: (items) => items[below(items.length)]!,
    percent: (share) => below(100) < share,
  };
}
