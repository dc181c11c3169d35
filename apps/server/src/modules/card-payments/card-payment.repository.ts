import type { InputOf, cardPayments } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/read-page.ts';

/** A card payment with all that is shown of it. */
function shown(db: Db | Tx) {
  return db
    .selectFrom('payments as payment')
    .innerJoin('cardAttempts as attempt', 'attempt.paymentId', 'payment.id')
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
      'attempt.isSimulation',
      'attempt.doubt',
      'attempt.gatewayWords',
      'attempt.timesAsked',
      'attempt.lastAskedAt',
      'attempt.nextAskAt',
      'receipt.receiptNumber',
    ])
    .select(({ fn }) => [
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

const anHour = 60 * 60_000;

/**
 * What the bank leaves open, and what was paid twice and has not gone back. Also what should have been asked about
 * long ago: its gateway is switched off, or another one has taken its place. Whatever a person has closed is not open.
 */
function unresolved(db: Db | Tx, now: Date) {
  const late = new Date(now.getTime() - anHour);
  return shown(db).where(({ or, and, eb }) =>
    or([
      and([
        eb('attempt.doubt', 'is not', null),
        eb('payment.status', 'not in', ['paid', 'reversed']),
        eb('payment.verifiedBy', 'is', null),
      ]),
      and([eb('attempt.nextAskAt', '<', late), eb('payment.status', '=', 'processing')]),
      and([eb('payment.isSurplus', '=', true), eb('payment.status', '=', 'paid')]),
    ]),
  );
}

export function findUnresolved(
  db: Db | Tx,
  query: InputOf<typeof cardPayments.unresolved>['query'],
  now: Date,
) {
  const direction = query.order === 'DESC' ? 'desc' : 'asc';
  const rows = unresolved(db, now)
    .orderBy(query.sortBy === 'amount' ? 'payment.amount' : 'payment.submittedAt', direction)
    .orderBy('payment.id');
  return readPage(rows, query);
}

export function findOneUnresolved(db: Db | Tx, id: string, now: Date) {
  return unresolved(db, now).where('payment.id', '=', id).executeTakeFirst();
}
