import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export function findQueuedMessage(db: Db | Tx, id: string) {
  return db
    .selectFrom('outboxMessages')
    .select(['recipient', 'subject', 'body', 'attempts', 'receiptId'])
    .where('id', '=', id)
    .where('status', '=', 'queued')
    .executeTakeFirst();
}

export async function updateMessage(
  db: Db | Tx,
  id: string,
  values: Updateable<Schema['outboxMessages']>,
): Promise<void> {
  await db.updateTable('outboxMessages').set(values).where('id', '=', id).execute();
}
