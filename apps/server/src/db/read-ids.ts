import { type Paged, toPage } from '@kathok/contract';
import type { SelectQueryBuilder } from 'kysely';
import type { Db, Tx } from './open-database.ts';
import { readPage } from './read-page.ts';

/**
 * One page of rows that are wide: `ids` says which rows, sorted and paged on an index, and only what is shown is read
 * by `rowsOf`, in any order. Nothing is counted where `keptCount` knows how many there are.
 */
export async function readPageByIds<DB, TB extends keyof DB, Row extends { id: string }>(
  _db: Db | Tx,
  ids: SelectQueryBuilder<DB, TB, { id: string }>,
  rowsOf: (ids: string[]) => Promise<Row[]>,
  paging: { page: number; take: number },
  keptCount?: () => Promise<number>,
): Promise<Paged<Row>> {
  const { page, take } = paging;
  const shown = ids.limit(take).offset((page - 1) * take);
  const found = keptCount
    ? toPage(await shown.execute(), await keptCount(), paging)
    : await readPage(ids, paging);
  const order = found.data.map(({ id }) => id);
  const rowOf = new Map((order.length > 0 ? await rowsOf(order) : []).map((row) => [row.id, row]));
  return { data: order.flatMap((id) => rowOf.get(id) ?? []), meta: found.meta };
}
