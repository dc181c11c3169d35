import { z } from 'zod';

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
    take: count(1, 100, 10),
    sortBy: emptyIsAbsent(z.enum(sortKeys)),
    order: emptyIsAbsent(z.enum(['ASC', 'DESC'])),
    q: emptyIsAbsent(z.string().trim().max(200)),
    ...filters,
  });
}

export const pageMeta = z.object({
  page: z.number().int(),
  take: z.number().int(),
  itemCount: z.number().int(),
  pageCount: z.number().int(),
  hasPreviousPage: z.boolean(),
  hasNextPage: z.boolean(),
});
export type PageMeta = z.output<typeof pageMeta>;

export const paged = <Item extends z.ZodType>(item: Item) =>
  z.object({ data: z.array(item), meta: pageMeta });
export type Paged<Item> = { data: Item[]; meta: PageMeta };

export function toPage<Item>(
  data: Item[],
  itemCount: number,
  { page, take }: { page: number; take: number },
) {
  const pageCount = Math.ceil(itemCount / take);
  const meta: PageMeta = {
    page,
    take,
    itemCount,
    pageCount,
    hasPreviousPage: page > 1,
    hasNextPage: page < pageCount,
  };
  return { data, meta };
}
