import { type Day, type MemberGrouping, memberStatuses, standings } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import { allOf } from '../../../db/lists/kept-count.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { MemberFilter } from '../list/member-filter-sql.ts';
import { standingIs, statusIs } from '../list/standing-sql.ts';

const oneOf = <Value extends string>(values: readonly Value[], is: (value: Value) => RawBuilder<unknown>) =>
  sql<string>`case ${sql.join(
    values.map((value) => sql`when ${is(value)} then ${sql.lit(value)}`),
    sql` `,
  )} else '' end`;

function keyOf(grouping: MemberGrouping | undefined, today: Day): RawBuilder<string> {
  switch (grouping) {
    case undefined:
      return sql`''`;
    case 'type':
      return sql`membership_type_id::text`;
    case 'frequency':
      return sql`members.payment_frequency_id::text`;
    case 'status':
      return oneOf(memberStatuses, (status) => statusIs(status, today));
    case 'standing':
      return oneOf(standings, (standing) => standingIs(standing, today));
    case 'country':
      return sql`coalesce(person_country_id::text, '')`;
    case 'dzongkhag':
      return sql`coalesce(person_dzongkhag, '')`;
    case 'gender':
      return sql`coalesce(people.gender, '')`;
    case 'joinedMonth':
      return sql`to_char(members.joined_on, 'YYYY-MM')`;
    case 'joinedYear':
      return sql`to_char(members.joined_on, 'YYYY')`;
    case 'paidUntilMonth':
      return sql`coalesce(to_char(paid_until, 'YYYY-MM'), '')`;
  }
}

type Groupings = readonly (MemberGrouping | undefined)[];
/** What the kinds of kept counts know of members. */
const countedByStanding: Groupings = [undefined, 'type', 'status', 'standing'];
const countedByPlace: Groupings = [undefined, 'country', 'dzongkhag'];

/** Where it is kept how many there are; null where only the register itself tells. */
function keptIn({ countedBy, conditions }: MemberFilter, asked: Groupings) {
  const isAbout = (known: Groupings) => asked.every((grouping) => known.includes(grouping));
  if (countedBy === 'standing' && isAbout(countedByStanding)) return 'shown_member_standing_counts';
  const isOnlyPlace = countedBy === 'place' || conditions.length === 0;
  return isOnlyPlace && isAbout(countedByPlace) ? 'shown_member_place_counts' : null;
}

interface MemberGroup {
  key: string;
  partKey: string;
  count: number;
}

/** How many members there are in each group and part of it; from the kept counts where they know what is asked. */
export async function countMembersBy(
  db: Db | Tx,
  filter: MemberFilter,
  today: Day,
  groupBy: MemberGrouping | undefined,
  thenBy?: MemberGrouping,
): Promise<MemberGroup[]> {
  const groupings = [groupBy, thenBy];
  const kept = keptIn(filter, groupings);
  const needsPeople = filter.needsPeople || groupings.includes('gender');
  const counted = kept ? sql`sum(row_count)` : sql`count(*)`;
  const { rows } = await sql<MemberGroup>`
    select ${keyOf(groupBy, today)} as key, ${keyOf(thenBy, today)} as part_key, ${counted}::bigint as count
    ${kept ? keptRows(kept, filter) : memberRows(filter, needsPeople)}
    group by 1, 2 having ${counted} > 0`.execute(db);
  return rows;
}

const keptRows = (counts: string, { isRemoved, conditions }: MemberFilter) =>
  sql`from ${sql.table(counts)} where ${allOf([isRemoved ? sql`is_removed` : sql`not is_removed`, ...conditions])}`;

const memberRows = (filter: MemberFilter, needsPeople: boolean) =>
  sql`from members ${needsPeople ? sql`join people on people.id = members.person_id` : sql``}
    where ${filter.where}`;
