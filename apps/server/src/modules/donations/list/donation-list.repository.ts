import type { donations, InputOf } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { inOrder, readIds } from '../../../db/read-ids.ts';
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
 * else about them read. The latest come first. `count` is how many there are, where that is kept.
 */
export async function findDonationPage(
  db: Db | Tx,
  filter: DonationFilter,
  { page, take, sortBy, order }: Pick<ListQuery, 'page' | 'take' | 'sortBy' | 'order'>,
  count: number | null,
) {
  const direction = (order ?? (sortBy ? 'ASC' : 'DESC')) === 'DESC' ? sql`desc` : sql`asc`;
  const ids = filtered(db, filter)
    .select('donations.id')
    .orderBy(sql`${orders[sortBy ?? 'donatedOn']} ${direction}, donations.id ${direction}`);
  const { data, meta } = await readIds(ids, { page, take }, count);
  return { data: inOrder(data, await findDonationsById(db, data)), meta };
}

export function findDonationsById(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return donationRows(db).where('donations.id', 'in', ids).execute();
}

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

function filtered(db: Db | Tx, filter: DonationFilter) {
  return db.selectFrom('donations').where(sql<boolean>`${filter}`);
}
