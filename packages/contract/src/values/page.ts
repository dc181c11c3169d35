import { z } from 'zod';
import { longestPage, mostCounted } from './most-counted.ts';

/** Empty-valued parameters count as absent. */
export const emptyIsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const count = (min: number, max: number, fallback: number) =>
  z.preprocess(
    (value) => (value === '' ? undefined : value),
    z.coerce
      .number<number | string | undefined>('must be a whole number')
      .int('must be a whole number')
      .min(min, `must be at least ${min}`)
      .max(max, `must be at most ${max}`)
      .default(fallback),
  );

/** The query of a paged list: page, size, allow-listed sorting, free text, and the list's own filters. */
export function pageQuery<const Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sortKeys: Sort,
  filters: Filters,
) {
  return z.strictObject({
    page: count(1, 1_000_000, 1),
    take: count(1, longestPage, 10),
    sortBy: emptyIsAbsent(z.enum(sortKeys)),
    order: emptyIsAbsent(z.enum(['ASC', 'DESC'])),
    q: emptyIsAbsent(z.string().trim().max(200)),
    /** Count every match, however many there are; it may take a while. */
    countAll: emptyIsAbsent(z.stringbool()),
    ...filters,
  });
}

/** The query of the same list on paper: all its rows at once, up to `mostPrinted`. */
export const printQuery = <const Sort extends readonly [string, ...string[]], Filters extends z.ZodRawShape>(
  sortKeys: Sort,
  filters: Filters,
) => pageQuery(sortKeys, filters).omit({ page: true, take: true, countAll: true });

export const pageMeta = z.object({
  page: z.number().int(),
  take: z.number().int(),
  itemCount: z.number().int(),
  pageCount: z.number().int(),
  hasPreviousPage: z.boolean(),
  hasNextPage: z.boolean(),
  /** False where there are more than `itemCount`. */
  isCountExact: z.boolean(),
});
export type PageMeta = z.output<typeof pageMeta>;

export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: pageMeta });
export type Paged<Item> = { data: Item[]; meta: PageMeta };

interface Paging {
  page: number;
  take: number;
}

export function toPage<Item>(data: Item[], itemCount: number, { page, take }: Paging): Paged<Item> {
  const pageCount = Math.ceil(itemCount / take);
  const meta: PageMeta = {
    page,
    take,
    itemCount,
    pageCount,
    hasPreviousPage: page > 1,
    hasNextPage: page < pageCount,
    isCountExact: true,
  };
  return { data, meta };
}

/** A page of so many rows that nobody counted them all. Whether one follows is known from having looked. */
export function toUncountedPage<Item>(data: Item[], hasNextPage: boolean, paging: Paging): Paged<Item> {
  const { meta } = toPage(data, mostCounted, paging);
  return { data, meta: { ...meta, hasNextPage, isCountExact: false } };
}
