import { useState } from 'react';
import type { PageMeta } from './page-meta.ts';
import type { ListState } from '../use-list-state.ts';

/** What was counted on request is remembered while the pages of the same matches are turned. */
export function useCounted(
  { q, filters }: Pick<ListState, 'q' | 'filters'>,
  meta: PageMeta | undefined,
  /** The rows are those of another filter, shown until those asked for arrive. */
  isStale: boolean,
): PageMeta | undefined {
  const matches = JSON.stringify([q, filters]);
  const [counted, setCounted] = useState({ matches, itemCount: 0 });
  if (!meta || isStale) return meta;
  if (!meta.isCountExact) return counted.matches === matches ? withCount(meta, counted.itemCount) : meta;
  if (counted.matches !== matches || counted.itemCount !== meta.itemCount)
    setCounted({ matches, itemCount: meta.itemCount });
  return meta;
}

/** A page that was not counted to the end, with the number from when it was; unless there are fewer by now. */
export function withCount(meta: PageMeta, itemCount: number): PageMeta {
  if (itemCount <= meta.itemCount) return meta;
  return { ...meta, itemCount, pageCount: Math.ceil(itemCount / meta.take), isCountExact: true };
}
