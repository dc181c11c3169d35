import type { InputOf, fees } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readPageByIds } from '../../../db/lists/read-page.ts';
import { waitingCount } from '../counts.repository.ts';
import type { DueKind } from '../due.ts';
import { findPaymentRows } from '../payment-rows.repository.ts';

export type WaitingQuery = InputOf<typeof fees.pending>['query'];

/**
 * Payments of one kind that wait to be verified; those that have waited longest come first, also where the fee was paid
 * in another way meanwhile, for somebody sent money. A filter is about the table `fee` or `donations`. Without one they
 * are found in an index of waiting payments, and their number is kept.
 */
export function findWaitingPage(
  db: Db | Tx,
  { column }: Pick<DueKind, 'column'>,
  filter: RawBuilder<SqlBool> | null,
  { sortBy = 'submittedAt', order, ...paging }: WaitingQuery,
) {
  const waiting = db
    .selectFrom('payments')
    .select('payments.id')
    .where('payments.status', '=', sql.lit('pending'))
    .where(`payments.${column}`, 'is not', null)
    .$if(filter !== null && column === 'feeId', (rows) =>
      rows
        .innerJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
        .where('fee.deletedAt', 'is', null)
        .where(filter ?? sql<SqlBool>`true`),
    )
    .$if(filter !== null && column === 'donationId', (rows) =>
      rows.innerJoin('donations', 'donations.id', 'payments.donationId').where(filter ?? sql<SqlBool>`true`),
    )
    .orderBy(`payments.${sortBy}`, order === 'DESC' ? 'desc' : 'asc')
    .orderBy('payments.id');
  const kept = filter === null ? waitingCount(column === 'feeId' ? 'fee' : 'donation') : undefined;
  return readPageByIds(db, waiting, (ids) => findPaymentRows(db, ids), paging, kept);
}
