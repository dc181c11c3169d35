import { type Day, defaultCurrency } from '@kathok/contract';
import { sql } from 'kysely';
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

/**
 * What the bank has sent back to payers by refund from the first of these days until the credit was booked, and has taken
 * off no settlement yet, in the order in which it did.
 */
export function findUnsettledRefunds(db: Db | Tx, { from, until }: { from: Day; until: Day }) {
  const day = sql<Day>`(card_refunds.answered_at at time zone 'Asia/Thimphu')::date`;
  return db
    .selectFrom('cardRefunds')
    .innerJoin('payments', 'payments.id', 'cardRefunds.paymentId')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .leftJoin('bankSettledRefunds as settled', 'settled.refundId', 'cardRefunds.id')
    .select(['cardRefunds.id', 'payments.id as paymentId', 'payments.amount', day.as('day')])
    .select('receipts.receiptNumber')
    .where('cardRefunds.call', '=', 'refund')
    .where('cardRefunds.state', '=', 'done')
    .where('payments.currency', '=', defaultCurrency)
    .where('payments.isSimulated', '=', false)
    .where('settled.refundId', 'is', null)
    .where(day, '>=', from)
    .where(day, '<=', until)
    .orderBy('cardRefunds.answeredAt')
    .orderBy('cardRefunds.id')
    .execute();
}

/** What the bank kept of the settlement that was explained last, tax included; null before the first. */
export async function findLastKept(db: Db | Tx): Promise<number | null> {
  const last = await db
    .selectFrom('bankDecisions')
    .select(
      sql<number>`round(10000 * ((evidence ->> 'commission')::numeric + (evidence ->> 'tax')::numeric)
        / (evidence ->> 'gross')::numeric)::bigint`.as('rate'),
    )
    .where('kind', '=', 'settlement')
    .where('takenBackAt', 'is', null)
    .orderBy('decidedAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  return last?.rate ?? null;
}
