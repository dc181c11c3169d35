import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { BookedHead } from '../../../db/schema.ts';
import { hasPostings } from '../../ledger/index.ts';
import { type Booked, type MoneyGrouping, bookedRows, keyOf, postingConditions } from './money-groups-sql.ts';
import type { Group } from '../tabulate.ts';

/** The sums of all groups and their parts; there are few, whatever was booked. */
export const findGroups = (
  db: Db | Tx,
  what: Booked,
  groupBy: MoneyGrouping | undefined,
  thenBy?: MoneyGrouping,
) => sumsUnder(db, what, what.head, groupBy, thenBy);

/** What of this was paid at a simulated bank, by currency. */
export const findSimulated = (db: Db | Tx, what: Booked) => sumsUnder(db, what, 'simulated', undefined);

async function sumsUnder(
  db: Db | Tx,
  what: Booked,
  head: BookedHead,
  groupBy: MoneyGrouping | undefined,
  thenBy?: MoneyGrouping,
): Promise<Group[]> {
  const { rows } = await sql<Group>`
    select ${keyOf(groupBy)} as key, ${keyOf(thenBy)} as part_key, currency,
      sum(amount)::bigint as amount, sum(settled - reversed)::bigint as count
    from (${bookedRows(what, head, [groupBy, thenBy])}) as booked
    group by 1, 2, 3 having ${hasPostings} order by currency`.execute(db);
  return rows;
}

/** How many people, or donations of nobody we know, have at least one donation here that was not taken back; and how many gave as members. */
export async function countDonors(
  db: Db | Tx,
  what: Booked,
): Promise<{ donors: number; memberDonors: number }> {
  const { rows } = await sql<{ donors: number; memberDonors: number }>`
    select count(*)::int as donors, (count(*) filter (where is_member))::int as member_donors from (
      select bool_or(donations.member_id is not null) as is_member from ledger_postings as postings
      join payments on payments.id = postings.payment_id
      join donations on donations.id = payments.donation_id
      where ${postingConditions(what, what.head)}
      group by coalesce(donations.person_id, donations.id)
      having sum(case postings.kind when 'settle' then 1 else -1 end) > 0) as donors`.execute(db);
  return rows[0] ?? { donors: 0, memberDonors: 0 };
}

export interface NamedThing {
  id: string;
  name: string;
}

/** Those of types, purposes, countries and frequencies, of which there are few; also of those taken out since. */
export function findNamesOf(
  db: Db | Tx,
  table: 'membershipTypes' | 'donationPurposes' | 'countries' | 'paymentFrequencies',
): Promise<NamedThing[]> {
  return db.selectFrom(table).select(['id', 'name']).execute();
}
