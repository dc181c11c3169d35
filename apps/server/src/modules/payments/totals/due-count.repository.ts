import type { PaymentStatus } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';

/** How many fees or donations there are, or those with one state of payment, from the counts that are kept. */
export const dueCount = (
  due: 'fee' | 'donation',
  paymentStatus: PaymentStatus | undefined,
): RawBuilder<number> => sql`(
  select coalesce(sum(dues), 0)::bigint from due_counts
  where due = ${sql.lit(due)} ${paymentStatus ? sql`and payment_status = ${sql.lit(paymentStatus)}` : sql``})`;
