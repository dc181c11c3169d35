import { type Paged, toPage } from '@kathok/contract';
import type { SelectQueryBuilder } from 'kysely';
import { readPage } from './read-page.ts';

/** The ids of one page, to read the rest of these rows by. Nothing is counted where it is known how many there are. */
export async function readIds<DB, TB extends keyof DB>(
  ids: SelectQueryBuilder<DB, TB, { id: string }>,
  paging: { page: number; take: number },
  count: number | null,
): Promise<Paged<string>> {
  const { page, take } = paging;
  const { data, meta } =
    count === null
      ? await readPage(ids, paging)
      : toPage(
          await ids
            .limit(take)
            .offset((page - 1) * take)
            .execute(),
          count,
          paging,
        );
  return { data: data.map(({ id }) => id), meta };
}

/** Rows that were fetched by id, in the order of the ids. */
export function inOrder<Row extends { id: string }>(ids: readonly string[], rows: readonly Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
