import { useEffect } from 'react';
import { useLocation, useSearchParams } from 'react-router';
import {
  isPersonal,
  listQuery,
  readList,
  writeList,
  type ListChange,
  type ListOptions,
} from './list-address.ts';

/** The place where the search is kept when it must not stand in the address. */
const heldIn = (state: unknown) =>
  typeof state === 'object' && state !== null && 'q' in state && typeof state.q === 'string' ? state.q : '';

/** The address is the state of a list: reload, back and a shared link give the same rows. */
export function useListState(options: ListOptions = {}) {
  const [address, setAddress] = useSearchParams();
  const held = heldIn(useLocation().state);
  const params = new URLSearchParams(address);
  if (held) params.set('q', held);
  const read = readList(params, options);

  function go(change: ListChange, replace = false): void {
    // As the address is now, with what is held beside it: after another change a moment ago this may not be drawn yet.
    const now = new URLSearchParams(location.search);
    const heldNow = heldIn((history.state as { usr?: unknown } | null)?.usr);
    if (heldNow) now.set('q', heldNow);
    const next = writeList(now, change, options);
    const q = next.get('q') ?? '';
    if (isPersonal(q)) next.delete('q');
    setAddress(next, { replace, preventScrollReset: true, state: isPersonal(q) ? { q } : null });
  }

  // An address that somebody kept or typed: the number in it goes on to be searched for, out of sight.
  const isExposed = isPersonal(address.get('q') ?? '');
  useEffect(() => {
    if (isExposed) go({ page: read.page }, true);
  });

  return {
    ...read,
    /** The query to send to the API. */
    query: listQuery(read),
    isNarrowed: read.q !== '' || Object.keys(read.filters).length > 0,
    /** The address of a link within the list; give the link `state` as well. */
    href: (change: ListChange) => {
      const next = writeList(params, change, options);
      if (held) next.delete('q');
      return `?${next.toString()}`;
    },
    state: held ? { q: held } : undefined,
    /** While typing, each change takes the place of the last one, so that "back" leaves the list. */
    change: go,
    /** Leaves out search and filters. */
    clear: () => go(Object.fromEntries(['q', ...(options.filters ?? [])].map((name) => [name, '']))),
    sort: (sortBy: string) =>
      go({ sortBy, order: read.sortBy === sortBy && read.order === 'ASC' ? 'DESC' : 'ASC' }),
  };
}
export type ListState = ReturnType<typeof useListState>;
