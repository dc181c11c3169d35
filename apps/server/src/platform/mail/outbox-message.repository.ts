import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export function findQueuedMessage(db: Db | Tx, id: string) {
  return db
    .selectFrom('outboxMessages')
    .select(['channel', 'recipient', 'subject', 'body', 'attempts', 'receiptId', 'waitsForDaytime'])
    .select(['memberId', 'termEnd'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
}

export type QueuedMessage = NonNullable<Awaited<ReturnType<typeof findQueuedMessage>>>;

export async function updateMessage(
  db: Db | Tx,
  id: string,
  values: Updateable<Schema['outboxMessages']>,
): Promise<void> {
  await db.updateTable('outboxMessages').set(values).where('id', '=', id).execute();
}
