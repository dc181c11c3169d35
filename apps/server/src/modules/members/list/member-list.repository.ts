import type { InputOf, members } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { memberRows } from '../member.repository.ts';
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
  { page, take, sortBy = 'name', order }: Pick<ListQuery, 'page' | 'take' | 'sortBy' | 'order'>,
) {
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  const keys = sql.join(orders[sortBy].map((key) => sql`${key} ${direction}`));
  const shown = filtered(db, { ...filter, needsPeople: filter.needsPeople || sortBy === 'name' })
    .select('members.id')
    .orderBy(keys)
    .limit(take)
    .offset((page - 1) * take);
  return memberRows(db)
    .where(sql<boolean>`members.id = any(array(${shown}))`)
    .orderBy(keys)
    .execute();
}

export async function countMembers(db: Db | Tx, filter: MemberFilter): Promise<number> {
  const { count } = await filtered(db, filter)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** The next members after an id, in the order of ids: a whole register is read so without holding a connection. */
export function findMembersAfter(db: Db | Tx, filter: MemberFilter, after: string | null, take: number) {
  let rows = memberRows(db).where(sql<boolean>`${sql.join(filter.conditions, sql` and `)}`);
  if (after) rows = rows.where('members.id', '>', after);
  return rows.orderBy('members.id').limit(take).execute();
}

function filtered(db: Db | Tx, { conditions, needsPeople, needsType }: MemberFilter) {
  return db
    .selectFrom('members')
    .$if(needsPeople, (query) => query.innerJoin('people', 'people.id', 'members.personId'))
    .$if(needsType, (query) =>
      query.innerJoin('membershipTypes as type', 'type.id', 'members.membershipTypeId'),
    )
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`);
}
