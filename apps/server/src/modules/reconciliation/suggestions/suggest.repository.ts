import { type Day, defaultCurrency } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db } from '../../../db/open-database.ts';
import { findUnsettledCards } from '../settlements/settlement.repository.ts';

interface NamedMember {
  memberId: string;
  nameKey: string;
  name: string;
  membershipCode: string;
}

/** Members who are called so. */
export async function findMembersCalled(db: Db, nameKeys: readonly string[]): Promise<NamedMember[]> {
  if (nameKeys.length === 0) return [];
  return db
    .selectFrom('people')
    .innerJoin('members', 'members.personId', 'people.id')
    .select(['members.id as memberId', 'people.nameKey', 'people.name', 'members.membershipCode'])
    .where('people.nameKey', 'in', [...nameKeys])
    .where('people.mergedInto', 'is', null)
    .where('members.deletedAt', 'is', null)
    .execute();
}

/** Fees of these members that are open, and that no payment waits for. */
export async function findOpenFees(db: Db, memberIds: readonly string[]) {
  if (memberIds.length === 0) return [];
  return db
    .selectFrom('membershipFees as fee')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .select(['fee.id', 'fee.memberId', 'fee.amount', 'fee.amountPaid', 'type.name as membershipType'])
    .where('fee.memberId', 'in', [...memberIds])
    .where('fee.status', '=', 'open')
    .where('fee.currency', '=', defaultCurrency)
    .where('members.endReason', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.feeId', '=', 'fee.id')
            .where('payments.status', 'in', ['pending', 'processing']),
        ),
      ),
    )
    .execute();
}

interface LastDonation {
  nameKey: string;
  purposeId: string;
  purpose: string;
  amount: number;
  donatedOn: Day;
}

/** What those who are called so gave last, for a purpose that one may still give for. */
export async function findLastDonations(db: Db, nameKeys: readonly string[]): Promise<LastDonation[]> {
  if (nameKeys.length === 0) return [];
  const { rows } = await sql<LastDonation>`
    select wanted as "nameKey", given.* from unnest(${[...nameKeys]}::text[]) as wanted
    cross join lateral (
      select purpose_id as "purposeId", purposes.name as purpose, donations.amount, donated_on as "donatedOn"
      from donations join donation_purposes as purposes on purposes.id = purpose_id
      where donor_name_key = wanted and donations.deleted_at is null and payment_status = 'paid' and purposes.is_active
      order by donated_on desc, donations.id limit 1) as given`.execute(db);
  return rows;
}

/** What cards brought on each of these days, as far as no settlement is for it yet. */
export async function sumCardsByDay(db: Db, days: { from: Day; to: Day }) {
  const sums = new Map<Day, number>();
  for (const { paidOn, amount } of await findUnsettledCards(db, days))
    sums.set(paidOn, (sums.get(paidOn) ?? 0) + amount);
  return [...sums].map(([day, amount]) => ({ day, amount }));
}
