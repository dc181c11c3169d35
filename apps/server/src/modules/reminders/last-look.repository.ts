import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { hasPaymentUnderWay } from './reminder.repository.ts';

/** The member as they are now: the one they were merged into, if they were. Nobody where they were removed. */
export function findRecipientNow(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('allMembers as listed')
    .innerJoin('members', (join) =>
      join.on('members.id', '=', sql<string>`coalesce(listed.merged_into, listed.id)`),
    )
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['people.email', 'people.phone', 'members.isOptedOut', 'members.endReason'])
    .select(['members.paidUntil', 'members.isLifetime', hasPaymentUnderWay.as('hasPaymentUnderWay')])
    .where('listed.id', '=', memberId)
    .where('members.deletedAt', 'is', null)
    .executeTakeFirst();
}
