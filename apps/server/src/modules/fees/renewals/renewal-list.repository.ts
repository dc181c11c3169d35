import type { InputOf, Paged, renewals } from '@kathok/contract';
import { endOf, startOf } from '@kathok/contract';
import { sql } from 'kysely';
import { readPage } from '../../../db/lists/read-page.ts';
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
  if (memberId) rows = rows.where('renewal.memberId', '=', memberId);
  if (status) rows = rows.where('renewal.status', '=', status);
  if (channel) rows = rows.where('renewal.channel', '=', channel);
  if (query.paymentStatus) rows = rows.where('fee.paymentStatus', '=', query.paymentStatus);
  if (query.membershipTypeId) rows = rows.where('fee.membershipTypeId', '=', query.membershipTypeId);
  if (from) rows = rows.where('renewal.createdAt', '>=', startOf(from));
  if (to) rows = rows.where('renewal.createdAt', '<', endOf(to));
  // Its reference and its receipt are those of its fee.
  if (query.q) rows = rows.where(feeSearch(query.q, query.codePrefix));
  return readPage(db, rows, query);
}
