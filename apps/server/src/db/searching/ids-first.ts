import { type RawBuilder, sql, type SqlBool } from 'kysely';

/**
 * True for the rows that one of these look-ups finds, each of which answers ids and is served by an index of its own.
 * They run first and once, and the rows are then fetched by id. As `IN (… UNION …)`, the planner guesses how many are
 * found, guesses too many, and walks the whole table instead.
 */
export function foundBy(id: string, lookUps: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> {
  return sql`${sql.ref(id)} = any(${idsFrom(lookUps)})`;
}

/**
 * An exact match on a complete number wins: the rows that have it, or, where none has, those whose numbers begin with it. The
 * second look-ups run only then.
 */
export function foundExactlyOrBy(
  id: string,
  exactMatches: readonly RawBuilder<unknown>[],
  beginnings: readonly RawBuilder<unknown>[],
): RawBuilder<SqlBool> {
  return sql`${sql.ref(id)} = any(coalesce(nullif(${idsFrom(exactMatches)}, '{}'), ${idsFrom(beginnings)}))`;
}

const idsFrom = (lookUps: readonly RawBuilder<unknown>[]) =>
  sql`array(${sql.join(lookUps, sql` union all `)})`;
