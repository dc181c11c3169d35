import { type RawBuilder, sql } from 'kysely';

/** For `where('id', '=', anyOf(ids))`, which also works for no ids at all. */
export const anyOf = (ids: readonly string[]): RawBuilder<string> => sql<string>`any(${ids}::uuid[])`;
