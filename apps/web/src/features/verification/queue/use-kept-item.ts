import { useState } from 'react';
import { useLocation } from 'react-router';
import type { Waiting } from '../kind.ts';

type Item = { id: string; payment: { id: string } };

/** The queue with one payment in its old place, if it is no longer there. */
export function withKept<I extends Item>(items: readonly I[], item: I, at: number): readonly I[] {
  if (items.some(({ payment }) => payment.id === item.payment.id)) return items;
  return items.filter(({ id }) => id !== item.id).toSpliced(at, 0, item);
}

/**
 * The queue, in which the payment that is open stays until one leaves it, also where a colleague has decided it: somebody
 * may be typing, and the letters would fall on another payment. The server refuses what is decided already.
 */
export function useKeptItem(
  items: readonly Waiting[],
  opened: string | undefined,
  isFresh: boolean,
): readonly Waiting[] {
  const { key } = useLocation();
  const [kept, setKept] = useState<{ key: string; item: Waiting; at: number }>();
  const isKept = kept?.key === key && kept.item.id === opened;
  const at = items.findIndex(({ id }) => id === opened);
  const item = items[at];
  // What was only remembered from the last visit may be decided long since.
  if (item && isFresh && !isKept) setKept({ key, item, at });
  return isKept ? withKept(items, kept.item, kept.at) : items;
}
