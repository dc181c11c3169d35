import { sql } from 'kysely';
import type { Tx } from '../db/open-database.ts';

/**
 * Names that nobody bears any more go from the counts of names, so that none of them outlives an erased person. Transactions that are
 * changing a name end first: of the rows of a name, which add up to nothing, all go or none.
 */
export async function forgetUnusedNames(tx: Tx): Promise<void> {
  await removeZeros(tx, 'member_name_counts', 'person_name_key');
  await removeZeros(tx, 'donor_name_counts', 'donor_name_key');
}

async function removeZeros(tx: Tx, counts: string, name: string): Promise<void> {
  const [table, key] = [sql.table(counts), sql.ref(name)];
  const unused = sql`select ${key} from ${table} group by ${key} having sum(row_count) = 0`;
  const { rows } = await sql`${unused} limit 1`.execute(tx);
  if (rows.length === 0) return;
  await sql`lock table ${table} in share row exclusive mode`.execute(tx);
  await sql`delete from ${table} where ${key} in (${unused})`.execute(tx);
}
