import type { InputOf, outbox } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';

const searched = sql<string>`lower(concat_ws(' ', recipient, subject))`;

/** Who it was for, as they are now: somebody who was merged is the one they were merged into. */
const memberOf = sql<{ id: string; name: string } | null>`(
  select json_build_object('id', shown.id, 'name', people.name) from all_members as meant
  join all_members as shown on shown.id = coalesce(meant.merged_into, meant.id)
  join people on people.id = shown.person_id where meant.id = outbox_messages.member_id)`;

export function findMessage(db: Db | Tx, id: string) {
  return db
    .selectFrom('outboxMessages')
    .selectAll()
    .select(memberOf.as('member'))
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Of two who ask at once, the second waits here and finds it queued. */
export async function lockMessage(tx: Tx, id: string) {
  await tx.selectFrom('outboxMessages').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findMessage(tx, id);
}

export function findMessages(db: Db | Tx, query: InputOf<typeof outbox.list>['query']) {
  const { q, order, status, kind } = query;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  let messages = db
    .selectFrom('outboxMessages')
    .selectAll()
    .select(memberOf.as('member'))
    .orderBy('createdAt', direction)
    .orderBy('id', direction);
  if (status) messages = messages.where('status', '=', status);
  if (kind) messages = messages.where('kind', '=', kind);
  if (q) messages = messages.where(containsWords(searched, q));
  return readPage(db, messages, query);
}
