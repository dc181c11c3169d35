import { type RawBuilder, sql } from 'kysely';

/**
 * A value that the planner does not see. Where the best plan is the same for every value, PostgreSQL then keeps one instead of
 * planning anew for each because this one promises a little less (docs/decisions/prepared-statements.md).
 */
export const hideFromPlanner = <Value>(value: Value, type: 'date' | 'text' | 'uuid'): RawBuilder<Value> =>
  sql`(select ${value}::${sql.raw(type)})`;

/** Rows by their ids, by the same plan for one as for a hundred. */
export const isOneOf = (
  id: string,
  ids: readonly (string | number)[],
  type: 'uuid' | 'bigint' | 'text' = 'uuid',
): RawBuilder<boolean> => sql`${sql.ref(id)} = any(array(select unnest(${ids}::${sql.raw(type)}[])))`;
