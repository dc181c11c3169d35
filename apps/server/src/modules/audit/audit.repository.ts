import { type audit, endOf, type InputOf, startOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { compileOnce } from '../../db/statements/compile-once.ts';
import { allOf } from '../../db/lists/kept-count.ts';
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

export const findEntries = (db: Db | Tx, query: ListQuery) =>
  readPageByIds(db, entryIds(db, query), (shown) => entriesById(db, shown), query);

/** The latest entries that changed something, without counting how many there are. */
export async function findLatestChanges(db: Db | Tx, most: number) {
  const found = await entryIds(db, { changesOnly: true }).limit(sql.lit(most)).execute();
  const ids = found.map(({ id }) => id);
  const entries = ids.length > 0 ? await entriesById(db, ids) : [];
  return entries.toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id));
}

function entryIds(db: Db | Tx, query: Partial<ListQuery>) {
  const { q, actorId, entityId, from, to } = query;
  const direction = query.order === 'ASC' ? 'asc' : 'desc';
  const conditions: RawBuilder<SqlBool>[] = [];
  if (query.entity) conditions.push(sql`entity = ${query.entity}`);
  if (query.action) conditions.push(sql`action = ${query.action}`);
  if (query.changesOnly) conditions.push(sql`action not in (${noChange})`);
  if (actorId) conditions.push(sql`actor_id = ${actorId}`);
  if (entityId) conditions.push(sql`entity_id = ${entityId}`);
  if (from) conditions.push(sql`at >= ${startOf(from)}`);
  if (to) conditions.push(sql`at < ${endOf(to)}`);
  if (q) conditions.push(...q.toLowerCase().split(/\s+/).filter(Boolean).map(hasWord));
  return db
    .selectFrom('auditEntries')
    .select('id')
    .where(allOf(conditions))
    .orderBy('at', direction)
    .orderBy('id', direction);
}

const entriesById = compileOnce((db, ids: readonly number[]) =>
  db
    .selectFrom('auditEntries')
    .selectAll()
    .where(isOneOf('id', ids, 'bigint')),
);

// This must be the expression of the index audit_entries_text.
const searched = sql`lower(' ' || coalesce(label || ' ', '') || actor_name || ' ' || action || ' ' || entity)`;

/** Somewhere in the text; one or two letters must begin a word of it, or no index could find them. */
function hasWord(word: string): RawBuilder<SqlBool> {
  return sql`${searched} like ${contains([...word].length >= 3 ? word : ` ${word}`)}`;
}
