/** Random numbers that are the same at every run (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The same bytes with a few things wrong: changed, lost, doubled, moved or cut off. */
export function mutate(bytes: Buffer, random: () => number): Buffer {
  let changed = Buffer.from(bytes);
  for (let times = 1 + Math.floor(random() * 4); times > 0; times -= 1) {
    const at = Math.floor(random() * (changed.length + 1));
    const length = Math.floor(random() * 12);
    const [before, piece, after] = [
      changed.subarray(0, at),
      changed.subarray(at, at + length),
      changed.subarray(at + length),
    ];
    const noise = Buffer.from(Array.from({ length }, () => Math.floor(random() * 256)));
    const ways = [
      [before, noise, after],
      [before, after],
      [before, piece, piece, after],
      [after, before, piece],
      [before, Buffer.from('\r\n'), piece, after],
      [before],
    ];
    changed = Buffer.concat(ways[Math.floor(random() * ways.length)]!);
  }
  return changed;
}
