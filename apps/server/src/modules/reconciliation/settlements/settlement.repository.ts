import { type Day, defaultCurrency } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';

/**
 * What the bank collected from cards on these days and no settlement is for yet. It has an order for each payment, and pays that out
 * whatever the money is taken for afterwards: what was corrected, taken as a donation or given back later still counts once, on the day
 * it was paid. What came from the book of a card reader has no order, and counts as it stands now. Only what was cancelled at the bank
 * is never paid out, and what a simulated bank paid never arrives.
 */
export function findUnsettledCards(db: Db | Tx, { from, to }: { from: Day; to: Day }) {
  return db
    .selectFrom('payments')
    .leftJoin('bankSettledPayments as settled', 'settled.paymentId', 'payments.id')
    .select(['payments.id', 'payments.amount', 'payments.paidOn'])
    .where('payments.paidOn', '>=', from)
    .where('payments.paidOn', '<=', to)
    .where('payments.method', '=', 'card')
    .where(({ and, eb: is, or }) =>
      or([
        and([
          is('payments.gatewayOrderId', 'is not', null),
          is('payments.status', 'in', ['paid', 'reversed']),
        ]),
        and([is('payments.gateway', 'is', null), is('payments.status', '=', 'paid')]),
      ]),
    )
    .where('payments.currency', '=', defaultCurrency)
    .where('payments.isSimulated', '=', false)
    .where('settled.paymentId', 'is', null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom('cardRefunds')
            .select('cardRefunds.id')
            .whereRef('cardRefunds.paymentId', '=', 'payments.id')
            .where('cardRefunds.call', '=', 'cancel')
            .where('cardRefunds.state', '=', 'done'),
        ),
      ),
    )
    .orderBy('payments.id')
    .execute();
}
