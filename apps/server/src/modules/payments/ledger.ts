import type { Day, LedgerHead } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { PaymentRecord } from './attempts.ts';

interface Posting {
  kind: 'settle' | 'reverse';
  head: LedgerHead;
  day: Day;
  postedAt: Date;
  postedBy: string | null;
}

/** What came in, by which way and what for; a reversal is the same with the signs changed. Never altered again. */
export async function post(tx: Tx, payment: PaymentRecord, posting: Posting): Promise<void> {
  const { id: paymentId, method, currency, amount } = payment;
  const { id } = await tx
    .insertInto('ledgerPostings')
    .values({ ...posting, paymentId, method, currency })
    .returning('id')
    .executeTakeFirstOrThrow();
  const sum = posting.kind === 'settle' ? amount : -amount;
  await tx
    .insertInto('ledgerEntries')
    .values([
      { postingId: id, account: method, amount: sum },
      { postingId: id, account: posting.head, amount: -sum },
    ])
    .execute();
}

/** The head a payment was booked under. */
export async function headOf(tx: Tx, paymentId: string): Promise<LedgerHead> {
  const { head } = await tx
    .selectFrom('ledgerPostings')
    .select('head')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'settle')
    .executeTakeFirstOrThrow();
  return head;
}
