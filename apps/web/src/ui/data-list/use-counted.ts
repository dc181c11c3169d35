import type { PageMeta } from '@kathok/contract';
import { useState } from 'react';
import type { ListState } from './use-list-state.ts';

/** What was counted on request is remembered while the pages of the same matches are turned. */
export function useCounted(
  { q, filters }: Pick<ListState, 'q' | 'filters'>,
  meta: PageMeta | undefined,
  /** Of other matches, shown until those asked for arrive. */
  isStale: boolean,
): PageMeta | undefined {
  const matches = JSON.stringify([q, filters]);
  const [counted, setCounted] = useState({ matches, itemCount: 0 });
  if (!meta || isStale) return meta;
  if (meta.isCountExact) {
    if (counted.matches !== matches || counted.itemCount !== meta.itemCount)
      setCounted({ matches, itemCount: meta.itemCount });
    return meta;
  }
  if (counted.matches !== matches || counted.itemCount <= meta.itemCount) return meta;
  const pageCount = Math.ceil(counted.itemCount / meta.take);
  return { ...meta, itemCount: counted.itemCount, pageCount, isCountExact: true };
}
