import type { Insertable, Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

export function insertMessage(
  tx: Tx,
  message: Insertable<Schema['outboxMessages']>,
): Promise<{ id: string }> {
  return tx.insertInto('outboxMessages').values(message).returning('id').executeTakeFirstOrThrow();
}

export function findQueuedMessage(db: Db | Tx, id: string) {
  return db
    .selectFrom('outboxMessages')
    .select(['recipient', 'subject', 'body', 'attempts'])
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
