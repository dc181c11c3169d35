import type { donations, InputOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { inOrder, readIds } from '../../../db/read-ids.ts';
import type { DonationFilter } from './donation-filter-sql.ts';
import { paymentRows } from '../../payments/index.ts';

type Query = InputOf<typeof donations.pending>['query'];

/**
 * Payments for donations that wait to be verified; those that have waited longest come first. Without a filter they are
 * found and counted in an index of what waits alone: a donation whose payment waits is never taken out.
 */
export async function findPendingPayments(db: Db | Tx, filter: DonationFilter | null, query: Query) {
  const { page, take, sortBy = 'submittedAt', order } = query;
  const waiting = db
    .selectFrom('payments')
    .select('payments.id')
    .where('payments.status', '=', sql.lit('pending'))
    .where('payments.donationId', 'is not', null)
    .$if(filter !== null, (rows) =>
      rows
        .innerJoin('donations', 'donations.id', 'payments.donationId')
        .where(sql<boolean>`${filter ?? sql`true`}`),
    )
    .orderBy(`payments.${sortBy}`, order === 'DESC' ? 'desc' : 'asc')
    .orderBy('payments.id');
  const { data: ids, meta } = await readIds(waiting, { page, take }, null);
  const rows = ids.length > 0 ? await paymentRows(db).where('payments.id', 'in', ids).execute() : [];
  return { data: inOrder(ids, rows), meta };
}
