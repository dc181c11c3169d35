import { type InputOf, longestPage, type members, type Paged } from '@kathok/contract';
import { type RawBuilder, type SelectQueryBuilder, sql, type SqlBool } from 'kysely';
import { compileOnce } from '../../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPageByIds } from '../../../db/lists/read-page.ts';
import type { CompleteNumber } from '../../../db/searching/search-terms.ts';
import { findMembersById, type MemberListRow, memberRows } from '../member.repository.ts';
import { memberCount } from './member-count.repository.ts';
import { isInList, type MemberFilter } from './member-filter-sql.ts';
import { hasNumber, namesOfMembers } from './search-sql.ts';

type ListQuery = InputOf<typeof members.list>['query'];
type SortKey = NonNullable<ListQuery['sortBy']>;

const byId = sql`members.id`;
/** Each is the beginning of an index, so that a page is read and not sorted. */
const orders: Record<SortKey, ReturnType<typeof sql>[]> = {
  name: [sql`members.person_name_key`, sql`members.person_id`],
  membershipCode: [sql`length(members.membership_code)`, sql`members.membership_code`],
  joinedOn: [sql`members.joined_on`, byId],
  paidUntil: [sql`members.paid_until`, byId],
  createdAt: [sql`members.created_at`, byId],
};

/** Which members, in which order, is found first; only then is anything else about them read. */
export function findMemberPage(db: Db | Tx, filter: MemberFilter, query: ListQuery) {
  const { sortBy = 'name' } = query;
  const { name } = filter;
  if (name && sortBy === 'name')
    return readMembers(db, filter, query, (direction) => idsByName(db, filter, name, direction));
  return readMembers(db, filter, query, (direction) =>
    filtered(db, filter)
      .select('members.id')
      .orderBy(sql.join(orders[sortBy].map((key) => sql`${key} ${direction}`))),
  );
}

function readMembers<DB, TB extends keyof DB>(
  db: Db | Tx,
  filter: MemberFilter,
  { order, ...paging }: ListQuery,
  ids: (direction: RawBuilder<unknown>) => SelectQueryBuilder<DB, TB, { id: string }>,
): Promise<Paged<MemberListRow>> {
  const [there, back] = order === 'DESC' ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  return readPageByIds(
    db,
    ids(there),
    (shown) => findMembersById(db, shown),
    paging,
    memberCount(filter),
    ids(back),
  );
}

/** Name by name, in their order, and of each name those who have it: only as far as the page reaches. */
function idsByName(
  db: Db | Tx,
  filter: MemberFilter,
  name: RawBuilder<SqlBool>,
  direction: RawBuilder<unknown>,
) {
  // OFFSET 0 keeps the planner from flattening this join; its estimates would choose a slow order.
  const found = sql<{ id: string }>`(select members.id, names.person_name_key, members.person_id
    from (${namesOfMembers(name)}) as names cross join lateral (
      select id, person_id from members
      where person_name_key = names.person_name_key and ${isInList(filter.isRemoved)} offset 0) as members)`;
  return db
    .selectFrom(found.as('found'))
    .select('found.id')
    .orderBy(sql`person_name_key ${direction}, person_id ${direction}`);
}

/**
 * Who has this number, in the order of names: several members of a family may have one phone. Not all of them where that may be
 * more than the longest page holds.
 */
export const findMembersByNumber = (db: Db | Tx, { code, identity, phones }: CompleteNumber) =>
  membersByNumber(db, code, identity, phones);

const membersByNumber = compileOnce((db, code: string | null, identity: string, phones: readonly string[]) =>
  memberRows(db)
    .where('members.deletedAt', 'is', null)
    .where(hasNumber({ code, identity, phones }))
    .orderBy(sql.join(orders.name))
    .limit(sql.lit(longestPage + 1)),
);

/** The next members after an id, in the order of ids: a whole register is read so without holding a connection. */
export function findMembersAfter(db: Db | Tx, filter: MemberFilter, after: string | null, take: number) {
  let rows = memberRows(db).where(filter.where);
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
    .where(filter.where);
}
