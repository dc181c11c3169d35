import { mostCounted, type Paged, toPage, toUncountedPage } from '@kathok/contract';
import { type RawBuilder, type SelectQueryBuilder, sql } from 'kysely';
import type { Db, Tx } from '../open-database.ts';

interface Paging {
  page: number;
  take: number;
  /** Count every match, however long it takes. */
  countAll?: boolean | undefined;
}

/**
 * One page of a filtered and sorted query, and how many rows there are in all. Where the number is kept somewhere,
 * `keptCount` is read by the same statement; otherwise rows are counted up to `mostCounted`
 * (docs/decisions/counts-and-deep-pages.md). With the same query sorted the other way, `reversed`, a page of the last half
 * is reached from the end.
 */
export async function readPage<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  paging: Paging,
  keptCount?: RawBuilder<number>,
  reversed?: SelectQueryBuilder<DB, TB, Row>,
): Promise<Paged<Row>> {
  const { page, take } = paging;
  const skipped = (page - 1) * take;
  if (keptCount && reversed && skipped >= deep) {
    const count = await readNumber(db, keptCount);
    if (skipped < count && skipped > count / 2) return readFromEnd(reversed, paging, skipped, count);
  }
  const counted = keptCount ? query.select(keptCount.as('keptCount')) : query;
  // One row more than is shown tells whether another page follows.
  const found = (await (
    skipped === 0 ? firstRows(counted, take + 1) : counted.limit(take + 1).offset(skipped)
  ).execute()) as Counted<Row>[];
  const shown = found.slice(0, take);
  const rows = keptCount ? shown.map(withoutCount) : shown;
  const isLast = found.length <= take;
  if (isLast && (rows.length > 0 || page === 1)) return toPage(rows, skipped + rows.length, paging);
  if (keptCount) return toPage(rows, found[0]?.keptCount ?? (await readNumber(db, keptCount)), paging);
  if (paging.countAll) return toPage(rows, await countRows(db, query), paging);
  const reached = rows.length > 0 ? skipped + found.length : 0;
  const count = reached > mostCounted ? reached : await countRows(db, query, mostCounted + 1);
  return count > mostCounted ? toUncountedPage(rows, !isLast, paging) : toPage(rows, count, paging);
}

type Counted<Row> = Row & { keptCount?: number };

function withoutCount<Row>(counted: Counted<Row>): Row {
  const { keptCount: _, ...row } = counted;
  return row as Row;
}

/** The number stands in the text: a statement without any value is kept, and its plan knows how few are wanted. */
const firstRows = <DB, TB extends keyof DB, Row>(query: SelectQueryBuilder<DB, TB, Row>, count: number) =>
  query.limit(sql.lit(count));

/** Before this, turning round would gain nothing. */
const deep = 1000;

async function readFromEnd<DB, TB extends keyof DB, Row>(
  reversed: SelectQueryBuilder<DB, TB, Row>,
  paging: Paging,
  skipped: number,
  count: number,
): Promise<Paged<Row>> {
  const shown = Math.min(paging.take, count - skipped);
  const rows = await reversed
    .limit(shown)
    .offset(count - skipped - shown)
    .execute();
  return toPage(rows.toReversed(), count, paging);
}

/**
 * The same for rows that are wide: `ids` says which rows, sorted and paged on an index, and only what is shown is
 * read by `rowsOf`, in any order.
 */
export async function readPageByIds<
  DB,
  TB extends keyof DB,
  Id extends string | number,
  Row extends { id: Id },
>(
  db: Db | Tx,
  ids: SelectQueryBuilder<DB, TB, { id: Id }>,
  rowsOf: (ids: Id[]) => Promise<Row[]>,
  paging: Paging,
  keptCount?: RawBuilder<number>,
  reversed?: SelectQueryBuilder<DB, TB, { id: Id }>,
): Promise<Paged<Row>> {
  const { data, meta } = await readPage(db, ids, paging, keptCount, reversed);
  const shown = data.map(({ id }) => id);
  const rowOf = new Map((shown.length > 0 ? await rowsOf(shown) : []).map((row) => [row.id, row]));
  return { data: shown.flatMap((id) => rowOf.get(id) ?? []), meta };
}

/** How many rows a query has; at most `most` are looked at. */
async function countRows<DB, TB extends keyof DB, Row>(
  db: Db | Tx,
  query: SelectQueryBuilder<DB, TB, Row>,
  most?: number,
): Promise<number> {
  const matches = query
    .clearSelect()
    .clearOrderBy()
    .select(sql`1`.as('one'));
  const counted = most === undefined ? matches : firstRows(matches, most);
  const { rows } = await sql<{ count: number }>`select count(*) from (${counted}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

/** A number that could as well stand in another statement. */
export async function readNumber(db: Db | Tx, number: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ number: number }>`select ${number} as number`.execute(db);
  return rows[0]?.number ?? 0;
}

const ofPaging = ['page', 'take', 'sortBy', 'order', 'countAll'];

/** Whether a list is asked for nothing beside these filters: then it is known how many there are, or what they add up to. */
export function hasOnlyFilters(query: object, ...filters: string[]): boolean {
  const known = new Set([...ofPaging, ...filters]);
  return Object.entries(query).every(([name, value]) => value === undefined || known.has(name));
}

/**
 * Whether a page of matches is sooner found by going through all rows in the order of the list than by looking the matches up
 * and sorting them. In its order each match is `all / matches` rows after the one before.
 */
export const isQuickerInOrder = (matches: number, all: number, wanted: number): boolean =>
  matches > 0 && (all / matches) * wanted < matches;
