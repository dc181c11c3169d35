import { useSearchParams } from 'react-router';
import { listQuery, readList, writeList, type ListChange, type ListOptions } from './list-address.ts';

/** The address is the state of a list: reload, back and a shared link give the same rows. */
export function useListState(options: ListOptions = {}) {
  const [params, setParams] = useSearchParams();
  const read = readList(params, options);
  const href = (change: ListChange) => `?${writeList(params, change, options).toString()}`;
  return {
    ...read,
    /** The query to send to the API. */
    query: listQuery(read),
    isNarrowed: read.q !== '' || Object.keys(read.filters).length > 0,
    href,
    /** While typing, each change takes the place of the last one, so that "back" leaves the list. */
    change: (change: ListChange, typing = false) =>
      setParams((now) => writeList(now, change, options), { replace: typing, preventScrollReset: true }),
    /** Without search and filters. */
    clear: () => {
      const nothing = Object.fromEntries(['q', ...(options.filters ?? [])].map((name) => [name, '']));
      setParams((now) => writeList(now, nothing, options), { preventScrollReset: true });
    },
    sort: (sortBy: string) => {
      const order = read.sortBy === sortBy && read.order === 'ASC' ? 'DESC' : 'ASC';
      setParams((now) => writeList(now, { sortBy, order }, options), { preventScrollReset: true });
    },
  };
}
export type ListState = ReturnType<typeof useListState>;
