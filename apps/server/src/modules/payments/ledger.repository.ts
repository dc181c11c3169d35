import type { Day, LedgerHead, PaymentMethod } from '@kathok/contract';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../db/open-database.ts';
import type { BookedHead } from '../../db/schema.ts';
import type { PaymentRecord } from './due.ts';

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

export interface LedgerTotal {
  head: LedgerHead;
  method: PaymentMethod;
  currency: string;
  count: number;
  amount: number;
}

/** What came in between two days, both included, less what was taken back. The only place totals come from. */
export async function ledgerTotals(
  db: Db | Tx,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): Promise<LedgerTotal[]> {
  const { rows } = await sql<LedgerTotal>`
    select head, method, currency, sum(-amount)::bigint as amount,
      sum(case kind when 'settle' then 1 else -1 end)::bigint as count
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id and account = head
    where head <> 'simulated'
      and (${from ?? null}::date is null or day >= ${from ?? null}::date)
      and (${to ?? null}::date is null or day <= ${to ?? null}::date)
    group by head, method, currency
    order by head, method, currency`.execute(db);
  return rows;
}

/** What was paid at a simulated bank in the same days: no money, and in no total. */
export async function simulatedTotals(
  db: Db | Tx,
  { from, to }: { from?: Day | undefined; to?: Day | undefined },
): Promise<{ currency: string; count: number; amount: number }[]> {
  const { rows } = await sql<{ currency: string; count: number; amount: number }>`
    select currency, sum(-amount)::bigint as amount, sum(case kind when 'settle' then 1 else -1 end)::bigint as count
    from ledger_postings join ledger_entries on posting_id = ledger_postings.id and account = head
    where head = 'simulated'
      and (${from ?? null}::date is null or day >= ${from ?? null}::date)
      and (${to ?? null}::date is null or day <= ${to ?? null}::date)
    group by currency order by currency`.execute(db);
  return rows;
}

/** How many payments wait to be verified. */
export async function countWaiting(db: Db | Tx): Promise<{ fees: number; donations: number }> {
  const { rows } = await sql<{ fees: number; donations: number }>`
    select count(fee_id) as fees, count(donation_id) as donations from payments where status = 'pending'`.execute(
    db,
  );
  return rows[0] ?? { fees: 0, donations: 0 };
}
