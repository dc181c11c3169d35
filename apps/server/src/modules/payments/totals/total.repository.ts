import type { Day, LedgerHead, PaymentMethod } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { hasPostings, totalsBetween } from './ledger-sums-sql.ts';

interface Sum {
  currency: string;
  count: number;
  amount: number;
}

interface LedgerTotal extends Sum {
  head: LedgerHead;
  method: PaymentMethod;
}

interface Days {
  from?: Day | undefined;
  to?: Day | undefined;
}

const sums = sql`sum(amount)::bigint as amount, sum(settled - reversed)::bigint as count`;

/** What came in between two days, both included, less what was taken back, from the sums kept beside the ledger. */
export async function ledgerTotals(db: Db | Tx, { from, to }: Days): Promise<LedgerTotal[]> {
  const { rows } = await sql<LedgerTotal>`
    select head, method, currency, ${sums} from ledger_totals
    where ${totalsBetween(from, to)} and head <> 'simulated'
    group by head, method, currency having ${hasPostings}
    order by head, method, currency`.execute(db);
  return rows;
}

/** What was paid at a simulated bank in the same days: no money, and in no total. */
export async function simulatedTotals(db: Db | Tx, { from, to }: Days): Promise<Sum[]> {
  const { rows } = await sql<Sum>`
    select currency, ${sums} from ledger_totals
    where ${totalsBetween(from, to)} and head = 'simulated'
    group by currency having ${hasPostings} order by currency`.execute(db);
  return rows;
}

/** How many payments wait to be verified. */
export async function countWaiting(db: Db | Tx): Promise<{ fees: number; donations: number }> {
  const { rows } = await sql<{ fees: number; donations: number }>`
    select ${waitingCount('fee')} as fees, ${waitingCount('donation')} as donations`.execute(db);
  return rows[0] ?? { fees: 0, donations: 0 };
}

/** How many of them are for fees, or for donations, from the counts that are kept. */
export const waitingCount = (due: 'fee' | 'donation'): RawBuilder<number> =>
  sql`(select coalesce(sum(row_count), 0)::bigint from pending_payment_counts where due = ${sql.lit(due)})`;
