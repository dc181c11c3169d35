import type { InputOf, outbox } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { containsWords, readPage } from '../../db/read-page.ts';

const searched = sql<string>`lower(concat_ws(' ', recipient, subject))`;

export function findMessages(db: Db | Tx, query: InputOf<typeof outbox.list>['query']) {
  const { q, order, status, kind } = query;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let messages = db
    .selectFrom('outboxMessages')
    .selectAll()
    .orderBy('createdAt', direction)
    .orderBy('id', direction);
  if (status) messages = messages.where('status', '=', status);
  if (kind) messages = messages.where('kind', '=', kind);
  if (q) messages = messages.where(containsWords(searched, q));
  return readPage(db, messages, query);
}
