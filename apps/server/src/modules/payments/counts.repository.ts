import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** How many payments wait to be verified. */
export async function countWaiting(db: Db | Tx): Promise<{ fees: number; donations: number }> {
  const { rows } = await sql<{ fees: number; donations: number }>`
    select ${waitingCount('fee')} as fees, ${waitingCount('donation')} as donations`.execute(db);
  return rows[0] ?? { fees: 0, donations: 0 };
}

/** How many of them are for fees, or for donations, from the counts that are kept. */
export const waitingCount = (due: 'fee' | 'donation'): RawBuilder<number> =>
  sql`(select coalesce(sum(row_count), 0)::bigint from pending_payment_counts where due = ${sql.lit(due)})`;
