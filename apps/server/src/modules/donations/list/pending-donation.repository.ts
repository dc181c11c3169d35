import type { donations, InputOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { donationRows } from '../donation.repository.ts';
import type { DonationFilter } from './donation-filter-sql.ts';
import { paymentRows } from '../../payments/index.ts';

type Query = InputOf<typeof donations.pending>['query'];

/** Payments for donations that wait to be verified; those that have waited longest come first. */
export function findPendingPayments(db: Db | Tx, filter: DonationFilter, query: Query) {
  const { page, take, sortBy = 'submittedAt', order } = query;
  return waiting(db, filter)
    .orderBy(`payments.${sortBy}`, order === 'DESC' ? 'desc' : 'asc')
    .orderBy('payments.id')
    .limit(take)
    .offset((page - 1) * take)
    .execute();
}

export async function countPendingPayments(db: Db | Tx, filter: DonationFilter): Promise<number> {
  const { count } = await waiting(db, filter)
    .clearSelect()
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

export function findDonationsById(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return Promise.resolve([]);
  return donationRows(db).where('donations.id', 'in', ids).execute();
}

function waiting(db: Db | Tx, filter: DonationFilter) {
  return paymentRows(db)
    .innerJoin('donations', 'donations.id', 'payments.donationId')
    .where('payments.status', '=', 'pending')
    .where(sql<boolean>`${filter}`);
}
