type Item = { id: string; jointPaymentId?: string | null };

/** One decision is about both: they are the same, or parts of one joint payment. */
export const isDecidedWith = (one: Item, other: Item): boolean =>
  one.id === other.id || (Boolean(one.jointPaymentId) && one.jointPaymentId === other.jointPaymentId);

/** The one before or after; the same at either end. */
export function neighbour<I extends Item>(items: readonly I[], id: string, step: 1 | -1): I | undefined {
  const here = items.findIndex((item) => item.id === id);
  if (here < 0) return items[0];
  return items[Math.min(Math.max(here + step, 0), items.length - 1)];
}

/** Who comes next once one is decided, with all that goes with it: the one behind it, else the first that is left. */
export function nextAfter<I extends Item>(items: readonly I[], id: string): I | undefined {
  const here = items.findIndex((item) => item.id === id);
  const decided = items[here];
  const isLeft = (item: I) => !decided || !isDecidedWith(item, decided);
  return items.slice(here + 1).find(isLeft) ?? items.find(isLeft);
}
