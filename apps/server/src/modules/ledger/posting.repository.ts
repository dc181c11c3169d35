import type { Day } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import type { Tx } from '../../db/open-database.ts';
import type { BookedHead, PaymentRecord } from '../../db/schema.ts';

export type BookedPayment = Pick<PaymentRecord, 'id' | 'method' | 'currency' | 'amount'>;

interface Posting {
  kind: 'settle' | 'reverse';
  head: BookedHead;
  day: Day;
  postedAt: Date;
  postedBy: string | null;
}

/** What came in, by which way and what for; a reversal is the same with the signs changed. Never altered again. */
export function postingRows<Payment extends BookedPayment>(
  payments: readonly Payment[],
  postingOf: (payment: Payment) => Posting,
) {
  const ledgerPostings = payments.map((payment) => {
    const { id: paymentId, method, currency } = payment;
    return { id: randomUUID(), paymentId, method, currency, ...postingOf(payment) };
  });
  const ledgerEntries = ledgerPostings.flatMap(({ id: postingId, kind, method, head }, place) => {
    const amount = (payments[place]?.amount ?? 0) * (kind === 'settle' ? 1 : -1);
    const came = head === 'simulated' ? ('simulated_card' as const) : method;
    return [
      { postingId, account: came, amount },
      { postingId, account: head, amount: -amount },
    ];
  });
  return { ledgerPostings, ledgerEntries };
}

/** The head a payment was booked under. */
export async function headOf(tx: Tx, paymentId: string): Promise<BookedHead> {
  const { head } = await tx
    .selectFrom('ledgerPostings')
    .select('head')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'settle')
    .executeTakeFirstOrThrow();
  return head;
}
