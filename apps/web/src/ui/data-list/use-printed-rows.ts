import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PageMeta } from './pages/page-meta.ts';

export type ListQueryValues = Record<string, string | number>;
export type FetchPage<Row> = (query: ListQueryValues) => Promise<{ data: Row[]; meta: PageMeta }>;

/** A hundred sheets of paper; somebody who needs more of a list exports it. */
export const mostPrinted = 3000;
const perCall = 100;

/** All rows of the filter, fetched to be printed and forgotten afterwards. */
export function usePrintedRows<Row>(query: ListQueryValues, fetchPage: FetchPage<Row> | undefined) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const forget = () => setRows(null);
    addEventListener('afterprint', forget);
    return () => removeEventListener('afterprint', forget);
  }, []);

  // Many calls: somebody who leaves or filters meanwhile wants neither the next page on paper nor rows of another filter.
  const filter = JSON.stringify({ ...query, page: null, take: null });
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = filter;
    return () => {
      shown.current = null;
    };
  }, [filter]);

  async function print(): Promise<void> {
    if (!fetchPage) return;
    setPending(true);
    setError(null);
    try {
      const all: Row[] = [];
      let isMore = true;
      for (let page = 1; isMore && all.length < mostPrinted; page += 1) {
        const { data, meta } = await fetchPage({ ...query, page, take: perCall });
        if (shown.current !== filter) return;
        all.push(...data);
        isMore = meta.hasNextPage;
      }
      // The browser prints what is on the page when it is asked.
      flushSync(() => {
        setCut(isMore);
        setRows(all);
        setPending(false);
      });
      window.print();
    } catch (failure) {
      if (shown.current === filter) setError(failure);
    } finally {
      setPending(false);
    }
  }
  return { rows, isCut, isPending, error, print };
}
