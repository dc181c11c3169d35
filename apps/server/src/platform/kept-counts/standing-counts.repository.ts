import { sql } from 'kysely';
import { lockTableBriefly } from '../../db/migrations/lock-table.ts';
import type { Tx } from '../../db/open-database.ts';

const key = sql`is_removed, end_reason, is_lifetime, paid_until, grace_until, membership_type_id`;

/**
 * Merges the shards of the counts of members by standing, and deletes rows that add up to zero, such as those of days that
 * nobody is paid until any more: otherwise there would be more rows each year. The lock waits for transactions that are
 * changing a standing; where one of them takes long, this is left to the next hour.
 */
export async function foldStandingCounts(tx: Tx): Promise<void> {
  const { rows } = await sql`
    select from member_standing_counts having count(*) > 2 * (select count(*) from (
      select from member_standing_counts group by ${key} having sum(row_count) <> 0) as needed)`.execute(tx);
  if (rows.length === 0 || !(await lockTableBriefly(tx, 'member_standing_counts'))) return;
  await sql`with gone as (delete from member_standing_counts returning *)
    insert into member_standing_counts (${key}, shard, row_count, without_phone)
    select ${key}, 0, sum(row_count), sum(without_phone) from gone
    group by ${key} having sum(row_count) <> 0`.execute(tx);
}
