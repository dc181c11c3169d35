/** The pages to offer: the one shown and its neighbours, three in all where there are three. */
export function pageWindow(page: number, pageCount: number): number[] {
  const last = Math.min(pageCount, Math.max(page + 1, 3));
  const first = Math.max(1, last - 2);
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}
