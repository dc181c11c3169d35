import type { cardPayments, IncomeHead, InputOf } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { lostBefore } from './unresolved-reason.ts';

const openRefund = sql<boolean>`exists (select from card_refunds
  where card_refunds.payment_id = payment.id and state in ('requested', 'unknown'))`;

/** A payment with all that is shown of it where staff have to look: by card, or by slip and kept apart. */
function shown(db: Db | Tx) {
  return db
    .selectFrom('payments as payment')
    .leftJoin('cardAttempts as attempt', 'attempt.paymentId', 'payment.id')
    .leftJoin('membershipFees as fee', 'fee.id', 'payment.feeId')
    .leftJoin('allMembers as member', 'member.id', 'fee.memberId')
    .leftJoin('people as person', 'person.id', 'member.personId')
    .leftJoin('donations as donation', 'donation.id', 'payment.donationId')
    .leftJoin('receipts as receipt', (join) =>
      join.onRef('receipt.paymentId', '=', 'payment.id').on('receipt.voidedAt', 'is', null),
    )
    .select([
      'payment.id',
      'payment.gatewayOrderId',
      'payment.gatewayReference',
      'payment.status',
      'payment.amount',
      'payment.currency',
      'payment.feeId',
      'payment.donationId',
      'payment.submittedAt',
      'payment.reason',
      'payment.isSurplus',
      'payment.method',
      'payment.verifiedBy',
      'payment.isSimulated',
      'attempt.doubt',
      'attempt.gatewayWords',
      'attempt.lastAskedAt',
      'attempt.nextAskAt',
      'receipt.receiptNumber',
    ])
    .select(openRefund.as('hasOpenRefund'))
    .select(({ fn, val }) => [
      fn.coalesce('attempt.timesAsked', val(0)).as('timesAsked'),
      fn.coalesce('fee.memberId', 'donation.memberId').as('memberId'),
      fn.coalesce('fee.reference', 'donation.reference').as('reference'),
      fn.coalesce('person.name', 'donation.donorName').as('payerName'),
    ]);
}
export type ShownCardPayment = Awaited<ReturnType<typeof findShown>> & {};

export function findShown(db: Db | Tx, id: string) {
  return shown(db).where('payment.id', '=', id).executeTakeFirst();
}

export function findShownByOrderId(db: Db | Tx, orderId: string) {
  return shown(db).where('payment.gatewayOrderId', '=', orderId).executeTakeFirst();
}

/** All that have an `unresolvedReason` and are for one of these heads. */
export function findUnresolved(
  db: Db | Tx,
  query: InputOf<typeof cardPayments.unresolved>['query'],
  heads: readonly IncomeHead[],
  now: Date,
) {
  const direction = query.order === 'DESC' ? 'desc' : 'asc';
  const rows = shown(db)
    .where(({ or, and, eb }) =>
      or([
        and([
          eb('attempt.doubt', 'is not', null),
          eb('payment.status', 'not in', ['paid', 'reversed']),
          eb('payment.verifiedBy', 'is', null),
        ]),
        and([eb('attempt.nextAskAt', '<', lostBefore(now)), eb('payment.status', '=', 'processing')]),
        and([eb('payment.isSurplus', '=', true), eb('payment.status', '=', 'paid')]),
        openRefund,
      ]),
    )
    .$if(!heads.includes('membership_fees'), (found) => found.where('payment.feeId', 'is', null))
    .$if(!heads.includes('donations'), (found) => found.where('payment.donationId', 'is', null))
    .orderBy(query.sortBy === 'amount' ? 'payment.amount' : 'payment.submittedAt', direction)
    .orderBy('payment.id');
  return readPage(db, rows, query);
}
