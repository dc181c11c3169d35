import type { InputOf, outbox } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { allOf, keptCount } from '../../db/lists/kept-count.ts';
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
  const counted: RawBuilder<SqlBool>[] = [];
  if (status) counted.push(sql`status = ${status}`);
  if (kind) counted.push(sql`kind = ${kind}`);
  const messages = db
    .selectFrom('outboxMessages')
    .selectAll()
    .select(memberOf.as('member'))
    .where(allOf(counted))
    .orderBy('createdAt', direction)
    .orderBy('id', direction);
  if (q) return readPage(db, messages.where(containsWords(searched, q)), query);
  return readPage(db, messages, query, keptCount('outbox_counts', counted));
}
