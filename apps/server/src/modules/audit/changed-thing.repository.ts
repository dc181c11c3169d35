import { type ChangedThing, formatAmount } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import { isOneOf } from '../../db/statements/hide-from-planner.ts';

type Things = (readonly [string, ChangedThing])[];

/** Who gave, how much and what for. */
export async function findGivenThings(db: Db | Tx, ids: readonly string[]): Promise<Things> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('donations')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .select(['donations.id', 'donations.donorName as name', 'purpose.name as matter'])
    .select(['donations.amount', 'donations.currency'])
    .where(isOneOf('donations.id', ids))
    .execute();
  return rows.map(({ id, amount, ...thing }) => [id, { ...thing, amount: formatAmount(amount) }]);
}

/** Whose fee it is, how much and for which membership. */
export async function findOwedThings(db: Db | Tx, ids: readonly string[]): Promise<Things> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('membershipFees as fee')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .select(['fee.id', 'people.name', 'type.name as type', 'fee.amount', 'fee.currency'])
    .where(isOneOf('fee.id', ids))
    .execute();
  return rows.map(({ id, name, type, amount, currency }) => [
    id,
    { name, matter: `${type} membership`, amount: formatAmount(amount), currency },
  ]);
}
