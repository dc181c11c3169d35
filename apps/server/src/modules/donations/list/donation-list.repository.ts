import { type donations, type InputOf, longestPage } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { compileOnce } from '../../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isOneOf } from '../../../db/statements/hide-from-planner.ts';
import { isQuickerInOrder, readPageByIds } from '../../../db/lists/read-page.ts';
import { dueCount, keptCount } from '../../../db/lists/kept-count.ts';
import { donationRows } from '../donation.repository.ts';
import type { DonationFilter } from './donation-filter-sql.ts';
import { type CompleteDonationNumber, hasNumber } from './search-sql.ts';

type ListQuery = InputOf<typeof donations.list>['query'];
type Order = Pick<ListQuery, 'sortBy' | 'order'>;
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
  const { sortBy = 'donatedOn' } = query;
  const ids = (direction: RawBuilder<unknown>) =>
    db
      .selectFrom('donations')
      .select('donations.id')
      .where(sql<boolean>`${filter}`)
      .orderBy(sql`${orders[sortBy]} ${direction}, donations.id ${direction}`);
  const [there, back] = isDescending(query) ? [sql`desc`, sql`asc`] : [sql`asc`, sql`desc`];
  return readPageByIds(db, ids(there), (shown) => findDonationsById(db, shown), query, keptCount, ids(back));
}

const isDescending = ({ sortBy, order = sortBy ? 'ASC' : 'DESC' }: Order): boolean => order === 'DESC';
export const isLatestFirst = (query: Order): boolean =>
  (query.sortBy ?? 'donatedOn') === 'donatedOn' && isDescending(query);

/**
 * For a frequent name, reading the list in its order meets the first matches sooner than collecting and sorting all of them.
 * Sorted by donor name, the index of names already gives the order.
 */
export async function findDonationsByName(
  db: Db | Tx,
  name: RawBuilder<SqlBool>,
  byName: DonationFilter,
  query: Pick<ListQuery, 'page' | 'take' | 'sortBy' | 'order'>,
) {
  const count = keptCount('donor_name_counts', [sql`not is_removed`, name]);
  const { rows } = await sql<
    Record<'count' | 'all', number>
  >`select ${count} as count, ${dueCount('donation', undefined)} as all`.execute(db);
  const isInOrder =
    query.sortBy !== 'donorName' && isQuickerInOrder(rows[0]!.count, rows[0]!.all, query.page * query.take);
  const inOrder = sql<SqlBool>`donations.deleted_at is null and ${name}`;
  return findDonationPage(db, isInOrder ? inOrder : byName, query, sql.lit(rows[0]!.count));
}

/** Those with this number, the latest first; not all of them where that may be more than the longest page holds. */
export function findDonationsByNumber(db: Db | Tx, number: CompleteDonationNumber) {
  const { code, identity, reference, receipt } = number;
  return donationsByNumber(db, code, identity, reference, receipt);
}

type Text = string | null;
const donationsByNumber = compileOnce((db, code: Text, identity: Text, reference: Text, receipt: string) =>
  donationRows(db)
    .where('donations.deletedAt', 'is', null)
    .where(hasNumber({ code, identity, reference, receipt }))
    .orderBy('donations.donatedOn', 'desc')
    .orderBy('donations.id', 'desc')
    .limit(sql.lit(longestPage + 1)),
);

export async function findDonationsById(db: Db | Tx, ids: readonly string[]) {
  return ids.length > 0 ? donationsById(db, ids) : [];
}

const donationsById = compileOnce((db, ids: readonly string[]) =>
  donationRows(db).where(isOneOf('donations.id', ids)),
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
