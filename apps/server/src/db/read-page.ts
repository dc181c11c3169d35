import { type Paged, toPage } from '@kathok/contract';
import { type Expression, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { contains } from './like.ts';

/** One page of a filtered and sorted query, and how many rows there are in all. */
export async function readPage<DB, TB extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: { page: number; take: number },
): Promise<Paged<Row>> {
  const { count } = await query
    .clearSelect()
    .clearOrderBy()
    .select((row) => row.fn.countAll().as('count'))
    .$castTo<{ count: number }>()
    .executeTakeFirstOrThrow();
  const { page, take } = paging;
  const rows = await query
    .limit(take)
    .offset((page - 1) * take)
    .execute();
  return toPage(rows, count, paging);
}

/** Every word that was typed occurs somewhere in `text`, which is in lower case. */
export function containsWords(text: Expression<string>, typed: string): Expression<SqlBool> {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const each = words.map((word) => sql<SqlBool>`${text} like ${contains(word)}`);
  return each.length > 0 ? sql<SqlBool>`(${sql.join(each, sql` and `)})` : sql<SqlBool>`true`;
}
