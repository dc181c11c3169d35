import { sql } from 'kysely';
import { lockTableBriefly } from '../../db/migrations/lock-table.ts';
import type { Tx } from '../../db/open-database.ts';

/**
 * Deletes names that no member has any more, so that the name of an erased person does not stay in the counts. The lock waits for
 * transactions that are changing a name: of the rows of a name, which add up to zero, all go or none. Where one of them takes
 * long, this is left to the next hour.
 */
export const forgetUnusedMemberNames = (tx: Tx): Promise<void> =>
  removeZeros(tx, 'member_name_counts', 'person_name_key');

/** The same of donors. */
export const forgetUnusedDonorNames = (tx: Tx): Promise<void> =>
  removeZeros(tx, 'donor_name_counts', 'donor_name_key');

async function removeZeros(tx: Tx, counts: string, name: string): Promise<void> {
  const [table, key] = [sql.table(counts), sql.ref(name)];
  const unused = sql`select ${key} from ${table} group by ${key} having sum(row_count) = 0`;
  const { rows } = await sql`${unused} limit 1`.execute(tx);
  if (rows.length === 0 || !(await lockTableBriefly(tx, counts))) return;
  await sql`delete from ${table} where ${key} in (${unused})`.execute(tx);
}
