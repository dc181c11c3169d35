import type { donations, InputOf } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPageByIds } from '../../../db/read-page.ts';
import { donationRows } from '../donation.repository.ts';
import type { DonationFilter } from './donation-filter-sql.ts';

type ListQuery = InputOf<typeof donations.list>['query'];
type SortKey = NonNullable<ListQuery['sortBy']>;

/** Each is the beginning of an index, so that a page is read and not sorted. */
const orders: Record<SortKey, RawBuilder<unknown>> = {
  donatedOn: sql`donations.donated_on`,
  createdAt: sql`donations.created_at`,
  amount: sql`donations.amount`,
  donorName: sql`donations.donor_name_key`,
};

/**
 * Which donations, in which order, is found first, from an index alone where nothing else is asked; only then is anything
 * else about them read. The latest come first.
 */
export function findDonationPage(
  db: Db | Tx,
  filter: DonationFilter,
  query: Pick<ListQuery, 'page' | 'take' | 'sortBy' | 'order'>,
  keptCount?: RawBuilder<number>,
) {
  const { sortBy, order } = query;
  const isDescending = (order ?? (sortBy ? 'ASC' : 'DESC')) === 'DESC';
  const ids = (direction: RawBuilder<unknown>) =>
    db
      .selectFrom('donations')
      .select('donations.id')
      .where(sql<boolean>`${filter}`)
      .orderBy(sql`${orders[sortBy ?? 'donatedOn']} ${direction}, donations.id ${direction}`);
  const [there, back] = isDescending ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  return readPageByIds(db, ids(there), (shown) => findDonationsById(db, shown), query, keptCount, ids(back));
}

export async function findDonationsById(db: Db | Tx, ids: readonly string[]) {
  return ids.length > 0 ? donationsById(db, ids) : [];
}

const donationsById = builtOnce((db, ids: readonly string[]) =>
  donationRows(db).where(sql<boolean>`donations.id = any(${ids}::uuid[])`),
);

/** The next donations after an id, in the order of ids: all of them are read so without holding a connection. */
export function findDonationsAfter(db: Db | Tx, filter: DonationFilter, after: string | null, take: number) {
  let rows = donationRows(db).where(sql<boolean>`${filter}`);
  if (after) rows = rows.where('donations.id', '>', after);
  return rows.orderBy('donations.id').limit(take).execute();
}

/** All that a filter lets through, the latest first. */
export function findDonations(db: Db | Tx, filter: DonationFilter, most: number) {
  return donationRows(db)
    .where(sql<boolean>`${filter}`)
    .orderBy('donations.donatedOn', 'desc')
    .orderBy('donations.createdAt', 'desc')
    .orderBy('donations.id')
    .limit(most)
    .execute();
}

/** Who gave each of these donations: the member, or null where it was not a member who is in the register. */
export async function findDonorMembers(db: Db | Tx, ids: readonly string[]): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('donations')
    .leftJoin('members', (join) =>
      join.onRef('members.id', '=', 'donations.memberId').on('members.deletedAt', 'is', null),
    )
    .leftJoin('people', (join) =>
      join.onRef('people.id', '=', 'members.personId').on('people.erasedAt', 'is', null),
    )
    .where('donations.id', 'in', ids)
    .select((row) =>
      row.case().when('people.id', 'is not', null).then(row.ref('members.id')).end().as('memberId'),
    )
    .execute();
  return rows.map(({ memberId }) => memberId);
}
