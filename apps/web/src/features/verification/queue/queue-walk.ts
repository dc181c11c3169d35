type Item = { id: string };

/** The one before or after; the same at either end. */
export function neighbour<I extends Item>(items: readonly I[], id: string, step: 1 | -1): I | undefined {
  const here = items.findIndex((item) => item.id === id);
  if (here < 0) return items[0];
  return items[Math.min(Math.max(here + step, 0), items.length - 1)];
}

/** Who comes next once one is decided: the one behind it, else the first that is left. */
export function nextAfter<I extends Item>(items: readonly I[], id: string): I | undefined {
  const here = items.findIndex((item) => item.id === id);
  const left = items.filter((item) => item.id !== id);
  return left[here] ?? left[0];
}
