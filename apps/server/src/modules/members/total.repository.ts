import type { Day, MemberStatus } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { statusIs } from './list/standing-sql.ts';

export async function countByStatus(db: Db | Tx, status: MemberStatus, today: Day): Promise<number> {
  const { count } = await db
    .selectFrom('members')
    .innerJoin('membershipTypes as type', 'type.id', 'members.membershipTypeId')
    .where('members.deletedAt', 'is', null)
    .where(statusIs(status, today))
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** Also the types that nobody has yet. */
export function countByType(db: Db | Tx) {
  return db
    .selectFrom('membershipTypes as type')
    .leftJoin(
      (from) =>
        from
          .selectFrom('members')
          .where('deletedAt', 'is', null)
          .groupBy('membershipTypeId')
          .select((row) => ['membershipTypeId', row.fn.countAll<number>().as('count')])
          .as('counted'),
      (join) => join.onRef('counted.membershipTypeId', '=', 'type.id'),
    )
    .where('type.deletedAt', 'is', null)
    .select(['type.id', 'type.name', sql<number>`coalesce(counted.count, 0)`.as('total')])
    .orderBy('total', 'desc')
    .orderBy('type.name')
    .execute();
}

export function countByCountry(db: Db | Tx) {
  return db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('countries', 'countries.id', 'people.countryId')
    .where('members.deletedAt', 'is', null)
    .groupBy('countries.id')
    .select((row) => ['countries.id', 'countries.name', row.fn.countAll<number>().as('total')])
    .orderBy('total', 'desc')
    .orderBy('countries.name')
    .execute();
}

/** What a member has given, those gifts included that were given before joining, by currency. */
export function sumPaidGifts(db: Db | Tx, personId: string) {
  return db
    .selectFrom('donations')
    .where('personId', '=', personId)
    .where('paymentStatus', '=', 'paid')
    .where('deletedAt', 'is', null)
    .groupBy('currency')
    .select((row) => [
      'currency',
      row.fn.countAll<number>().as('count'),
      sql<number>`sum(amount_paid)::int8`.as('amount'),
    ])
    .orderBy(sql`currency <> 'BTN'`)
    .execute();
}

/** What a member has paid in fees, in part or in full, by currency, ngultrum first. */
export function sumPaidFees(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('membershipFees')
    .where('memberId', '=', memberId)
    .where('amountPaid', '>', 0)
    .where('deletedAt', 'is', null)
    .groupBy('currency')
    .select((row) => [
      'currency',
      row.fn.countAll<number>().as('count'),
      sql<number>`sum(amount_paid)::int8`.as('amount'),
    ])
    .orderBy(sql`currency <> 'BTN'`)
    .execute();
}
