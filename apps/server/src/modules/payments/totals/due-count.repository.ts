import type { PaymentStatus } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** How many fees or donations there are, or those with one state of payment, from the counts that are kept. */
export async function countDues(
  db: Db | Tx,
  due: 'fee' | 'donation',
  paymentStatus: PaymentStatus | undefined,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(dues), 0)::bigint as count from due_counts
    where due = ${due} ${paymentStatus ? sql`and payment_status = ${paymentStatus}` : sql``}`.execute(db);
  return rows[0]?.count ?? 0;
}
