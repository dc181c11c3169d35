import type { Db, Tx } from '../../../db/open-database.ts';

/** This server has a mail account of its own. */
export async function announceSender(db: Db, server: string, now: Date): Promise<void> {
  await db
    .insertInto('mailSenders')
    .values({ server, seenAt: now })
    .onConflict((conflict) => conflict.column('server').doUpdateSet({ seenAt: now }))
    .execute();
}

/** This server had a mail account before it was started anew, and has none any more. */
export async function withdrawSender(db: Db, server: string): Promise<void> {
  await db.deleteFrom('mailSenders').where('server', '=', server).execute();
}

export async function isSenderKnown(db: Db | Tx, since: Date): Promise<boolean> {
  const senders = await db.selectFrom('mailSenders').select('server').where('seenAt', '>', since).execute();
  return senders.length > 0;
}
