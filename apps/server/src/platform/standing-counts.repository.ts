import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';

const key = sql`is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id`;

/**
 * The counts of members by standing, with one row for each standing that somebody has: those of days until which nobody is paid
 * for any more go, and what several wrote beside each other is added up. Otherwise there would be more rows with each year.
 * Transactions that are changing a standing end first, and those that come later begin with these rows.
 */
export async function foldStandingCounts(tx: Tx): Promise<void> {
  const { rows } = await sql`
    select from member_standing_counts having count(*) > 2 * (select count(*) from (
      select from member_standing_counts group by ${key} having sum(row_count) <> 0) as needed)`.execute(tx);
  if (rows.length === 0) return;
  await sql`lock table member_standing_counts in share row exclusive mode`.execute(tx);
  await sql`with gone as (delete from member_standing_counts returning *)
    insert into member_standing_counts (${key}, shard, row_count, without_phone)
    select ${key}, 0, sum(row_count), sum(without_phone) from gone
    group by ${key} having sum(row_count) <> 0`.execute(tx);
}
