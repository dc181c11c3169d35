import type { InputOf, members, Paged } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { allOf } from '../../../db/kept-count.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPageByIds } from '../../../db/read-page.ts';
import { findMembersById, type MemberListRow, memberRows } from '../member.repository.ts';
import { memberCount } from './member-count.repository.ts';
import type { MemberFilter } from './member-filter-sql.ts';

type ListQuery = InputOf<typeof members.list>['query'];
type SortKey = NonNullable<ListQuery['sortBy']>;

const byId = sql`members.id`;
/** Each is the beginning of an index, so that a page is read and not sorted. */
const orders: Record<SortKey, ReturnType<typeof sql>[]> = {
  name: [sql`people.name_key`, sql`people.id`],
  membershipCode: [sql`length(members.membership_code)`, sql`members.membership_code`],
  joinedOn: [sql`members.joined_on`, byId],
  paidUntil: [sql`members.paid_until`, byId],
  createdAt: [sql`members.created_at`, byId],
};

/** Which members, in which order, is found first; only then is anything else about them read. */
export function findMemberPage(
  db: Db | Tx,
  filter: MemberFilter,
  { sortBy = 'name', order, ...paging }: ListQuery,
): Promise<Paged<MemberListRow>> {
  const ids = (direction: RawBuilder<unknown>) =>
    filtered(db, { ...filter, needsPeople: filter.needsPeople || sortBy === 'name' })
      .select('members.id')
      .orderBy(sql.join(orders[sortBy].map((key) => sql`${key} ${direction}`)));
  const [there, back] = order === 'DESC' ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  return readPageByIds(
    db,
    ids(there),
    (shown) => findMembersById(db, shown),
    paging,
    filter.countedBy ? memberCount(filter) : undefined,
    ids(back),
  );
}

/** The next members after an id, in the order of ids: a whole register is read so without holding a connection. */
export function findMembersAfter(db: Db | Tx, filter: MemberFilter, after: string | null, take: number) {
  let rows = memberRows(db).where(memberConditions(filter));
  if (after) rows = rows.where('members.id', '>', after);
  return rows.orderBy('members.id').limit(take).execute();
}

/** In days, of all types of membership. */
export async function findLongestGrace(db: Db | Tx): Promise<number> {
  const { longest } = await db
    .selectFrom('membershipTypes')
    .select((row) => row.fn.max('graceDays').as('longest'))
    .executeTakeFirstOrThrow();
  return longest ?? 0;
}

function filtered(db: Db | Tx, filter: MemberFilter) {
  return db
    .selectFrom('members')
    .$if(filter.needsPeople, (query) => query.innerJoin('people', 'people.id', 'members.personId'))
    .where(memberConditions(filter));
}

/** Somebody who was merged into another member is in neither list. */
export function memberConditions({ isRemoved, conditions }: MemberFilter) {
  const there = isRemoved
    ? sql<SqlBool>`members.deleted_at is not null and members.merged_into is null`
    : sql<SqlBool>`members.deleted_at is null`;
  return allOf([there, ...conditions]);
}
