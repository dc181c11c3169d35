/** Chance that falls the same way each time, so that every sample centre is alike (mulberry32). */
export function chance(seed: number) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const between = (least: number, most: number) => least + Math.floor(next() * (most - least + 1));
  return {
    between,
    isOnceIn: (times: number) => next() < 1 / times,
    pick: <Value>(values: readonly Value[]): Value => values[between(0, values.length - 1)]!,
    digits: (count: number) => Array.from({ length: count }, () => between(0, 9)).join(''),
  };
}
export type Chance = ReturnType<typeof chance>;
