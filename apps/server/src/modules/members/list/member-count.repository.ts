import { addDays, type Day, type MemberCounts } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { keptCount } from '../../../db/kept-count.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { MemberFilter } from './member-filter-sql.ts';
import { standingIs, statusIs } from './standing-sql.ts';

/**
 * How many members fit a filter that the kept counts can answer. Without conditions both tables do, and that of the
 * places is by far the shorter one: the other has a row for each day on which somebody's membership ends.
 */
export function memberCount({ isRemoved, conditions, countedBy }: MemberFilter): RawBuilder<number> {
  const isByPlace = countedBy === 'place' || conditions.length === 0;
  return keptCount(isByPlace ? 'shown_member_place_counts' : 'shown_member_counts', [
    isRemoved ? sql`is_removed` : sql`not is_removed`,
    ...conditions,
  ]);
}

const registered = (condition: RawBuilder<SqlBool>) => sql<SqlBool>`not is_removed and ${condition}`;

/** All the tabs in one look. */
export async function countTabs(db: Db | Tx, today: Day): Promise<MemberCounts> {
  const expiring = (days: number) =>
    sql<SqlBool>`${standingIs('current', today)} and paid_until <= ${addDays(today, days)}::date`;
  const tabs: Record<keyof MemberCounts, RawBuilder<SqlBool>> = {
    all: sql`not is_removed`,
    active: registered(statusIs('active', today)),
    inactive: registered(statusIs('inactive', today)),
    pending: registered(statusIs('pending', today)),
    expiringIn30Days: registered(expiring(30)),
    expiringIn60Days: registered(expiring(60)),
    expiringIn90Days: registered(expiring(90)),
    grace: registered(standingIs('grace', today)),
    lapsed: registered(standingIs('lapsed', today)),
    withoutPhone: registered(sql`not has_phone`),
    removed: sql`is_removed`,
  };
  const counts = Object.entries(tabs).map(
    ([tab, condition]) =>
      sql`coalesce(sum(row_count) filter (where ${condition}), 0)::bigint as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<MemberCounts>`select ${sql.join(counts)} from shown_member_counts`.execute(db);
  return rows[0]!;
}

export interface TypeCounts {
  id: string;
  name: string;
  active: number;
  inactive: number;
  pending: number;
}

/** Each type that anybody has, with how many of it have which status today; the largest first. */
export async function countStatusesByType(db: Db | Tx, today: Day): Promise<TypeCounts[]> {
  const counted = (status: 'active' | 'inactive' | 'pending') =>
    sql`coalesce(sum(row_count) filter (where ${statusIs(status, today)}), 0)::bigint as ${sql.ref(status)}`;
  const { rows } = await sql<TypeCounts>`
    select types.id, types.name, active, inactive, pending
    from (select membership_type_id, ${counted('active')}, ${counted('inactive')}, ${counted('pending')}
      from shown_member_counts where not is_removed group by membership_type_id having sum(row_count) > 0) as counted
    join membership_types as types on types.id = membership_type_id
    order by active + inactive + pending desc, types.name`.execute(db);
  return rows;
}
