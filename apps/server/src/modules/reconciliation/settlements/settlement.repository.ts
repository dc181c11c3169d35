import { type Day, defaultCurrency } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';

/** Card payments of these days that no settlement is for yet. What a simulated bank paid never arrives. */
export function findUnsettledCards(db: Db | Tx, { from, to }: { from: Day; to: Day }) {
  return db
    .selectFrom('payments')
    .leftJoin('bankSettledPayments as settled', 'settled.paymentId', 'payments.id')
    .select(['payments.id', 'payments.amount'])
    .where('payments.paidOn', '>=', from)
    .where('payments.paidOn', '<=', to)
    .where('payments.method', '=', 'card')
    .where('payments.status', '=', 'paid')
    .where('payments.currency', '=', defaultCurrency)
    .where('payments.isSimulated', '=', false)
    .where('settled.paymentId', 'is', null)
    .orderBy('payments.id')
    .execute();
}
