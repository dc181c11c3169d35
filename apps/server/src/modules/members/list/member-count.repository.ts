import { addDays, type Day, type MemberCounts } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { keptCount } from '../../../db/lists/kept-count.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { hideFromPlanner } from '../../../db/statements/hide-from-planner.ts';
import type { MemberFilter } from './member-filter-sql.ts';
import { standingIs, statusIs } from './standing-sql.ts';

/** How many members fit a filter, from the kept counts with the fewest rows that can answer; undefined where none can. */
export function memberCount({
  isRemoved,
  conditions,
  countedBy,
  name,
}: MemberFilter): RawBuilder<number> | undefined {
  if (!countedBy) return undefined;
  const there = isRemoved ? sql<SqlBool>`is_removed` : sql<SqlBool>`not is_removed`;
  // Without conditions all of them could answer, and those of the places are the fewest.
  const counts = conditions.length === 0 ? 'place' : countedBy;
  return keptCount(countsBy[counts], [there, ...(name ? [name] : conditions)]);
}

const countsBy = {
  place: 'shown_member_place_counts',
  standing: 'shown_member_standing_counts',
  name: 'shown_member_name_counts',
} as const;

type TabsOfType = MemberCounts & { id: string; name: string };

const inRegister = (condition: RawBuilder<SqlBool>) =>
  sql`sum(row_count) filter (where not is_removed and ${condition})`;

/** All the tabs in one look, for each type that anybody has or had; the type of most members first. */
export async function countTabsByType(db: Db | Tx, today: Day): Promise<TabsOfType[]> {
  const onDay = hideFromPlanner(today, 'date');
  const expiring = (days: number) =>
    sql<SqlBool>`${standingIs('current', onDay)} and paid_until <= ${hideFromPlanner(addDays(today, days), 'date')}`;
  const tabs: Record<keyof MemberCounts, RawBuilder<unknown>> = {
    all: sql`sum(row_count) filter (where not is_removed)`,
    active: inRegister(statusIs('active', onDay)),
    inactive: inRegister(statusIs('inactive', onDay)),
    pending: inRegister(statusIs('pending', onDay)),
    expiringIn30Days: inRegister(expiring(30)),
    expiringIn60Days: inRegister(expiring(60)),
    expiringIn90Days: inRegister(expiring(90)),
    grace: inRegister(standingIs('grace', onDay)),
    lapsed: inRegister(standingIs('lapsed', onDay)),
    withoutPhone: sql`sum(without_phone) filter (where not is_removed)`,
    removed: sql`sum(row_count) filter (where is_removed)`,
  };
  const counts = Object.entries(tabs).map(
    ([tab, count]) => sql`coalesce(${count}, 0)::bigint as ${sql.ref(tab)}`,
  );
  const { rows } = await sql<TabsOfType>`
    select types.id, types.name, counted.*
    from (select membership_type_id, ${sql.join(counts)} from shown_member_standing_counts group by membership_type_id) as counted
    join membership_types as types on types.id = membership_type_id
    order by counted."all" desc, types.name`.execute(db);
  return rows;
}

/** The tabs of the whole register. */
export const countTabs = async (db: Db | Tx, today: Day): Promise<MemberCounts> =>
  addTabs(await countTabsByType(db, today));

export function addTabs(types: readonly MemberCounts[]): MemberCounts {
  const sumOf = (tab: keyof MemberCounts) => types.reduce((sum, counts) => sum + counts[tab], 0);
  return {
    all: sumOf('all'),
    active: sumOf('active'),
    inactive: sumOf('inactive'),
    pending: sumOf('pending'),
    expiringIn30Days: sumOf('expiringIn30Days'),
    expiringIn60Days: sumOf('expiringIn60Days'),
    expiringIn90Days: sumOf('expiringIn90Days'),
    grace: sumOf('grace'),
    lapsed: sumOf('lapsed'),
    withoutPhone: sumOf('withoutPhone'),
    removed: sumOf('removed'),
  };
}
