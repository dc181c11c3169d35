import type { Db, Tx } from '../../../db/open-database.ts';

/** What was mailed of a paper, the newest first. */
export function findDeliveries(db: Db | Tx, column: 'receiptId' | 'certificateId', paperId: string) {
  return db
    .selectFrom('outboxMessages')
    .leftJoin('users', 'users.id', 'requestedBy')
    .select(['outboxMessages.id', 'recipient', 'outboxMessages.status', 'mailingId', 'requestedBy'])
    .select(['outboxMessages.createdAt', 'sentAt', 'lastError', 'users.name as requester'])
    .where(column, '=', paperId)
    .orderBy('outboxMessages.createdAt', 'desc')
    .orderBy('outboxMessages.id')
    .limit(50)
    .execute();
}
