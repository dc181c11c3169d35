import { type ChangedThing, formatAmount } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

interface MoneyRow {
  id: string;
  name: string;
  matter: string;
  amount: number;
  currency: string;
}

/** Who gave or pays, how much and what for, of the donations and fees among these records. */
export async function findChangedThings(
  db: Db | Tx,
  ids: readonly string[],
): Promise<Map<string, ChangedThing>> {
  if (ids.length === 0) return new Map();
  const given = db
    .selectFrom('donations')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .select(['donations.id', 'donations.donorName as name', 'purpose.name as matter'])
    .select(['donations.amount', 'donations.currency'])
    .where('donations.id', 'in', ids);
  const owed = db
    .selectFrom('membershipFees as fee')
    .innerJoin('members', 'members.id', 'fee.memberId')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .select(['fee.id', 'people.name', sql<string>`type.name || ' membership'`.as('matter')])
    .select(['fee.amount', 'fee.currency'])
    .where('fee.id', 'in', ids);
  const rows: MoneyRow[] = await given.unionAll(owed).execute();
  return new Map(
    rows.map(({ id, amount, ...thing }) => [id, { ...thing, amount: formatAmount(amount) }] as const),
  );
}
