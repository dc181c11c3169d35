import { defaultCurrency, type LedgerHead } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

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

interface Paid {
  currency: string;
  /** How many fees or donations. */
  count: number;
  amount: number;
}

const ownFees = (memberId: string) =>
  sql`payments.fee_id in (select id from membership_fees where member_id = ${memberId})`;
/** Those donations included that were given before joining. */
const ownDonations = (personId: string) =>
  sql`payments.donation_id in (select id from donations where person_id = ${personId})`;

export const sumPaidFees = (db: Db | Tx, memberId: string) =>
  sumBooked(db, 'membership_fees', ownFees(memberId));
export const sumPaidDonations = (db: Db | Tx, personId: string) =>
  sumBooked(db, 'donations', ownDonations(personId));

/** What the books say was paid, in part or in full, and not taken back; by currency, ngultrum first. */
async function sumBooked(db: Db | Tx, head: LedgerHead, own: RawBuilder<unknown>): Promise<Paid[]> {
  const { rows } = await sql<Paid>`
    select currency, count(*), sum(paid.amount)::bigint as amount
    from (
      select postings.currency, sum(-entries.amount) as amount
      from payments
        join ledger_postings as postings on postings.payment_id = payments.id and postings.head = ${head}
        join ledger_entries as entries on entries.posting_id = postings.id and entries.account = postings.head
      where ${own}
      group by coalesce(payments.fee_id, payments.donation_id), postings.currency
    ) as paid
    where paid.amount > 0
    group by currency
    order by currency <> ${defaultCurrency}, currency`.execute(db);
  return rows;
}
