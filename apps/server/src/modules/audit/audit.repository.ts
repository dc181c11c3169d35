import { type audit, endOf, type InputOf, startOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { containsWords, readPage } from '../../db/read-page.ts';

const searched = sql<string>`lower(concat_ws(' ', label, actor_name, action, entity))`;

/** What is written down although nothing changed by it. */
const noChange = ['sign_in', 'sign_out', 'end_session', 'view', 'look_up', 'preview', 'export'];

export function findEntries(db: Db | Tx, query: InputOf<typeof audit.list>['query']) {
  const { q, order, actorId, entity, entityId, action, changesOnly, from, to } = query;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let entries = db.selectFrom('auditEntries').selectAll().orderBy('at', direction).orderBy('id', direction);
  if (actorId) entries = entries.where('actorId', '=', actorId);
  if (entity) entries = entries.where('entity', '=', entity);
  if (entityId) entries = entries.where('entityId', '=', entityId);
  if (action) entries = entries.where('action', '=', action);
  if (changesOnly) entries = entries.where('action', 'not in', noChange);
  if (from) entries = entries.where('at', '>=', startOf(from));
  if (to) entries = entries.where('at', '<', endOf(to));
  if (q) entries = entries.where(containsWords(searched, q));
  return readPage(db, entries, query);
}
