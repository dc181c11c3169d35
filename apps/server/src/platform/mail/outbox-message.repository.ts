import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';
import { bodyWithoutKey } from './without-key-sql.ts';

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

/** The key in it is with the recipient now, and no longer with us. */
export async function markSent(
  db: Db | Tx,
  id: string,
  { attempts, sentAt }: { attempts: number; sentAt: Date },
): Promise<void> {
  await db
    .updateTable('outboxMessages')
    .set({ status: 'sent', attempts, lastError: null, sentAt, body: bodyWithoutKey })
    .where('id', '=', id)
    .execute();
}
