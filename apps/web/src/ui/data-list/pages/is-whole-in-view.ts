import type { PageMeta } from './page-meta.ts';

/** Whether the page that is shown is all there is of the list. */
export const isWholeInView = (meta: PageMeta | undefined): boolean =>
  meta === undefined || (meta.page === 1 && !meta.hasNextPage);
