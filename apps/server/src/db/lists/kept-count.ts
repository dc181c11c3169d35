import type { PaymentStatus } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';

type KeptCounts =
  | 'shown_member_standing_counts'
  | 'shown_member_place_counts'
  | 'shown_member_name_counts'
  | 'donor_name_counts';

/** All of these; nothing is no condition. */
export const allOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** How many rows meet conditions on what they are counted by (docs/decisions/kept-counts.md). */
export const keptCount = (
  counts: KeptCounts,
  conditions: readonly RawBuilder<SqlBool>[],
): RawBuilder<number> =>
  sql`(select coalesce(sum(row_count), 0)::bigint from ${sql.table(counts)} where ${allOf(conditions)})`;

/** How many fees or donations there are, or those with one state of payment, from the counts that are kept. */
export const dueCount = (
  due: 'fee' | 'donation',
  paymentStatus: PaymentStatus | undefined,
): RawBuilder<number> => sql`(
  select coalesce(sum(row_count), 0)::bigint from due_counts
  where due = ${sql.lit(due)} ${paymentStatus ? sql`and payment_status = ${sql.lit(paymentStatus)}` : sql``})`;
