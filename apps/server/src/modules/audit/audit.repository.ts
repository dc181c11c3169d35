import { type audit, endOf, type InputOf, startOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { compileOnce } from '../../db/statements/compile-once.ts';
import { allOf, keptCount } from '../../db/lists/kept-count.ts';
import { contains } from '../../db/searching/like-patterns.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { isOneOf } from '../../db/statements/hide-from-planner.ts';
import { readPageByIds } from '../../db/lists/read-page.ts';

type ListQuery = InputOf<typeof audit.list>['query'];

/** What is written down although nothing changed by it. */
const noChange = sql.join(
  ['sign_in', 'sign_out', 'end_session', 'view', 'look_up', 'preview', 'export'].map((action) =>
    sql.lit(action),
  ),
);

export function findEntries(db: Db | Tx, query: ListQuery) {
  const { q, actorId, entityId, from, to } = query;
  const [there, back] = query.order === 'ASC' ? (['asc', 'desc'] as const) : (['desc', 'asc'] as const);
  const counted = countedConditions(query);
  const others: RawBuilder<SqlBool>[] = [];
  if (actorId) others.push(sql`actor_id = ${actorId}`);
  if (entityId) others.push(sql`entity_id = ${entityId}`);
  if (from) others.push(sql`at >= ${startOf(from)}`);
  if (to) others.push(sql`at < ${endOf(to)}`);
  if (q) others.push(...q.toLowerCase().split(/\s+/).filter(Boolean).map(hasWord));
  const ids = (direction: 'asc' | 'desc') =>
    db
      .selectFrom('auditEntries')
      .select('id')
      .where(allOf([...counted, ...others]))
      .orderBy('at', direction)
      .orderBy('id', direction);
  return readPageByIds(
    db,
    ids(there),
    (shown) => entriesById(db, shown),
    query,
    others.length === 0 ? keptCount('audit_counts', counted) : undefined,
    ids(back),
  );
}

const entriesById = compileOnce((db, ids: readonly number[]) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .where(isOneOf('id', ids, 'bigint')),
);

/** What can be asked of the kept counts too. */
function countedConditions({ entity, action, changesOnly }: ListQuery): RawBuilder<SqlBool>[] {
  const conditions: RawBuilder<SqlBool>[] = [];
  if (entity) conditions.push(sql`entity = ${entity}`);
  if (action) conditions.push(sql`action = ${action}`);
  if (changesOnly) conditions.push(sql`action not in (${noChange})`);
  return conditions;
}

// This must be the expression of the index audit_entries_text.
const searched = sql`lower(' ' || coalesce(label || ' ', '') || actor_name || ' ' || action || ' ' || entity)`;

/** Somewhere in the text; one or two letters must begin a word of it, or no index could find them. */
function hasWord(word: string): RawBuilder<SqlBool> {
  return sql`${searched} like ${contains([...word].length >= 3 ? word : ` ${word}`)}`;
}
