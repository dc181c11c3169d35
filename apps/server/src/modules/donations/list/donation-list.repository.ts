import type { donations, InputOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { builtOnce } from '../../../db/built-once.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isOneOf } from '../../../db/unplanned.ts';
import { isQuickerInOrder } from '../../../db/is-quicker-in-order.ts';
import { keptCount } from '../../../db/kept-count.ts';
import { readPageByIds } from '../../../db/read-page.ts';
import { donationRows } from '../donation.repository.ts';
import { dueCount } from '../../payments/index.ts';
import type { DonationFilter } from './donation-filter-sql.ts';
import { type DonationNumber, hasNumber } from './search-sql.ts';

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

/**
 * Of a name that many have, the latest are sooner met in the order of the list than found by the name and sorted. Not in the order
 * of names, where all of one first name stand in one place: those found by the name are in that order already.
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

/** The one with this number; more where a receipt or a reference is written like the number of another. */
export const findDonationsByNumber = (db: Db | Tx, { number, reference, receipt }: DonationNumber) =>
  donationsByNumber(db, number, reference, receipt);

type Text = string | null;
const donationsByNumber = builtOnce((db, number: Text, reference: Text, receipt: string) =>
  donationRows(db)
    .where('donations.deletedAt', 'is', null)
    .where(hasNumber({ number, reference, receipt }))
    .orderBy('donations.donatedOn', 'desc')
    .orderBy('donations.id', 'desc'),
);

export async function findDonationsById(db: Db | Tx, ids: readonly string[]) {
  return ids.length > 0 ? donationsById(db, ids) : [];
}

const donationsById = builtOnce((db, ids: readonly string[]) =>
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
