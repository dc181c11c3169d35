import type { Db, Tx } from '../../../db/open-database.ts';

/** Enough for a lifetime; beyond it the audit has all. */
const most = 300;

export function findCoverages(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('coverages')
    .where('memberId', '=', memberId)
    .select(['id', 'fromDay', 'toDay', 'source'])
    .orderBy('fromDay', 'desc')
    .limit(most)
    .execute();
}

export function findFees(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('membershipFees')
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .select(['id', 'kind', 'amount', 'currency', 'status', 'reference', 'createdAt'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}

/** What was done to the record. Looking at it is no part of its story. */
export function findChanges(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('auditEntries')
    .where('entity', '=', 'Member')
    .where('entityId', '=', memberId)
    .where('action', 'not in', ['view', 'look_up', 'create', 'register', 'merge', 'undo_merge'])
    .select(['id', 'at', 'actorName', 'action', 'after', 'reason'])
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export function findMerges(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('memberMerges')
    .innerJoin('members as merged', 'merged.id', 'memberMerges.mergedMemberId')
    .where('memberMerges.keptMemberId', '=', memberId)
    .select(['memberMerges.id', 'memberMerges.createdAt', 'undoUntil', 'undoneAt', 'merged.membershipCode'])
    .execute();
}

export function findMessages(db: Db | Tx, recipient: string) {
  return db
    .selectFrom('outboxMessages')
    .where('recipient', '=', recipient)
    .select(['id', 'createdAt', 'subject', 'status'])
    .orderBy('createdAt', 'desc')
    .limit(most)
    .execute();
}
