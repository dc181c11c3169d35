import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from './open-database.ts';

type KeptCounts =
  | 'shown_member_counts'
  | 'shown_member_place_counts'
  | 'user_counts'
  | 'audit_counts'
  | 'outbox_counts';

/** All of these; nothing is no condition. */
export const allOf = (conditions: readonly RawBuilder<SqlBool>[]) =>
  sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** How many rows meet conditions on what they are counted by (docs/decisions/kept-counts.md). */
export async function readKeptCount(
  db: Db | Tx,
  counts: KeptCounts,
  conditions: readonly RawBuilder<SqlBool>[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select coalesce(sum(row_count), 0)::bigint as count
    from ${sql.table(counts)} where ${allOf(conditions)}`.execute(db);
  return rows[0]?.count ?? 0;
}
