/** What a list may have in its address, and where it starts. */
export type ListOptions = {
  take?: number;
  sortBy?: string;
  order?: Order;
  /** Names of the filters, as the API calls them. */
  filters?: readonly string[];
};
type Order = 'ASC' | 'DESC';
export type ListChange = {
  page?: number;
  take?: number;
  sortBy?: string;
  order?: Order;
  q?: string;
  countAll?: 'true';
} & Record<string, string | number | undefined>;

/** A CID, a phone number: such a search must not stay in the address bar, the history or a shared link. */
export const isPersonal = (q: string) => q.replaceAll(/\D/g, '').length >= 8;

export const sizes = [10, 25, 50, 100] as const;

const wholeNumber = (text: string | null, fallback: number) =>
  text !== null && /^[1-9]\d{0,6}$/.test(text) ? Number(text) : fallback;

/** The state of a list, read from its address. What makes no sense there counts as absent. */
export function readList(params: URLSearchParams, options: ListOptions) {
  const take = wholeNumber(params.get('take'), 0);
  const order = params.get('order');
  return {
    page: wholeNumber(params.get('page'), 1),
    take: sizes.find((size) => size === take) ?? options.take ?? 25,
    sortBy: params.get('sortBy') ?? options.sortBy,
    order: order === 'ASC' || order === 'DESC' ? order : (options.order ?? 'ASC'),
    q: params.get('q') ?? '',
    countAll: params.get('countAll') === 'true',
    filters: Object.fromEntries(
      (options.filters ?? [])
        .map((name) => [name, params.get(name) ?? ''])
        .filter(([, value]) => value !== ''),
    ) as Record<string, string>,
  };
}
export type ListRead = ReturnType<typeof readList>;

/**
 * The address after a change. Anything but turning the page and counting starts again at the first page; what is
 * empty or usual is left out. All matches are counted once, and not again for every page.
 */
export function writeList(
  params: URLSearchParams,
  change: ListChange,
  options: ListOptions,
): URLSearchParams {
  const next = new URLSearchParams(params);
  next.delete('countAll');
  if (!('page' in change) && !('countAll' in change)) next.delete('page');
  const usual: Record<string, unknown> = { page: 1, take: options.take ?? 25 };
  for (const [name, value] of Object.entries(change)) {
    if (value === undefined || value === '' || value === usual[name]) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
}

/** What to ask the API for; empty values are dropped. */
export const listQuery = ({ page, take, sortBy, order, q, countAll, filters }: ListRead) => ({
  page,
  take,
  ...(sortBy && { sortBy, order }),
  ...(q && { q }),
  ...(countAll && { countAll: 'true' }),
  ...filters,
});

/** What says how a list is shown, and not which records it shows. */
const ofTheScreen = new Set(['page', 'take', 'sortBy', 'order', 'countAll']);

/** Which records a list shows, on all of its pages: for what is done with all of them. */
export const shownRecords = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).flatMap(([name, value]) => (ofTheScreen.has(name) ? [] : [[name, String(value)]])),
  );
