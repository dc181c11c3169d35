import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { isWholeInView } from './pages/is-whole-in-view.ts';
import { toast } from '../overlays/toast-store.ts';
import type { PageMeta } from './pages/page-meta.ts';
import { words } from './words.en.ts';

/** The rows on paper; nothing while the list is not being printed. */
export type Printed<Row> = { rows: readonly Row[] | null; isCut: boolean };

export type ListQueryValues = Record<string, string | number>;
/** Asks for all rows of the filter, which is an export; false for somebody who may not export. */
export type PrintWhole<Row> = ((query: ListQueryValues) => Promise<{ data: Row[]; meta: PageMeta }>) | false;

type Printing<Row> = {
  query: ListQueryValues;
  meta: PageMeta | undefined;
  printWhole: PrintWhole<Row> | undefined;
};

/** All rows of the filter, fetched to be printed and forgotten afterwards; without the right to that, the page in view. */
export function usePrintedRows<Row>({ query, meta, printWhole }: Printing<Row>) {
  const [rows, setRows] = useState<readonly Row[] | null>(null);
  const [isPending, setPending] = useState(false);
  const [isCut, setCut] = useState(false);

  useEffect(() => {
    const forget = () => setRows(null);
    addEventListener('afterprint', forget);
    return () => removeEventListener('afterprint', forget);
  }, []);

  // Somebody who leaves or filters meanwhile does not want rows of another filter on paper.
  const { page: _page, take: _take, ...filters } = query;
  const filter = JSON.stringify(filters);
  const shown = useRef<string | null>(null);
  useEffect(() => {
    shown.current = filter;
    return () => {
      shown.current = null;
    };
  }, [filter]);

  async function print(): Promise<void> {
    if (!printWhole || isWholeInView(meta)) return window.print();
    setPending(true);
    try {
      const { data, meta: printed } = await printWhole(filters);
      if (shown.current !== filter) return;
      // The browser prints what is on the page when it is asked.
      flushSync(() => {
        setCut(printed.hasNextPage);
        setRows(data);
        setPending(false);
      });
      window.print();
    } catch (failure) {
      if (shown.current === filter) toast.failure(failure, words.notPrinted);
    } finally {
      setPending(false);
    }
  }
  const isPageOnly = !printWhole && !isWholeInView(meta);
  return { rows, isCut, isPending, isPageOnly, print };
}
