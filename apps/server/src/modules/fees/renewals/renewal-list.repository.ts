import type { InputOf, Paged, renewals } from '@kathok/contract';
import { endOf, startOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { hasOnlyFilters, readPage } from '../../../db/lists/read-page.ts';
import { keptCount } from '../../../db/lists/kept-count.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { feeSearch } from '../list/fee-filter-sql.ts';
import { renewalRows, type RenewalRow } from './renewal.repository.ts';

type ListQuery = InputOf<typeof renewals.list>['query'];

const orders = {
  createdAt: sql`renewal.created_at`,
  periodFrom: sql`fee.period_from`,
  amount: sql`fee.amount`,
  memberName: sql`people.name_key`,
};

export function findRenewalPage(
  db: Db | Tx,
  query: ListQuery & { codePrefix: string },
): Promise<Paged<RenewalRow>> {
  const { sortBy = 'createdAt', order = 'DESC', memberId, status, channel, from, to } = query;
  const direction = order === 'DESC' ? sql`desc` : sql`asc`;
  let rows = renewalRows(db)
    .orderBy(sql`${orders[sortBy]} ${direction}`)
    .orderBy(sql`renewal.id ${direction}`);
  const counted: RawBuilder<SqlBool>[] = [];
  if (status) counted.push(sql`status = ${status}`);
  if (channel) counted.push(sql`channel = ${channel}`);
  if (memberId) rows = rows.where('renewal.memberId', '=', memberId);
  if (status) rows = rows.where('renewal.status', '=', status);
  if (channel) rows = rows.where('renewal.channel', '=', channel);
  if (query.paymentStatus) rows = rows.where('fee.paymentStatus', '=', query.paymentStatus);
  if (query.membershipTypeId) rows = rows.where('fee.membershipTypeId', '=', query.membershipTypeId);
  if (from) rows = rows.where('renewal.createdAt', '>=', startOf(from));
  if (to) rows = rows.where('renewal.createdAt', '<', endOf(to));
  // Its reference and its receipt are those of its fee.
  if (query.q) rows = rows.where(feeSearch(query.q, query.codePrefix));
  const { codePrefix: _, ...asked } = query;
  const isKept = hasOnlyFilters(asked, 'status', 'channel');
  return readPage(db, rows, query, isKept ? keptCount('renewal_counts', counted) : undefined);
}
