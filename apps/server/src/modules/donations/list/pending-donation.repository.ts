import type { donations, InputOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPageByIds } from '../../../db/lists/read-page.ts';
import type { DonationFilter } from './donation-filter-sql.ts';
import { findPaymentRows, waitingCount } from '../../payments/index.ts';

type Query = InputOf<typeof donations.pending>['query'];

/**
 * Payments for donations that wait to be verified; those that have waited longest come first. Without a filter they are
 * found in an index of waiting payments, and their number is kept: a donation whose payment waits is never taken out.
 */
export function findPendingPayments(db: Db | Tx, filter: DonationFilter | null, query: Query) {
  const { sortBy = 'submittedAt', order } = query;
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
  return readPageByIds(
    db,
    waiting,
    (ids) => findPaymentRows(db, ids),
    query,
    filter === null ? waitingCount('donation') : undefined,
  );
}
