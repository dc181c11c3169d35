import type { Day, LedgerHead, PaymentMethod } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
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

/** On how many days between two donations came that were not all taken back. */
export async function daysOfOffering(db: Db | Tx, from: Day, to: Day): Promise<number> {
  const { rows } = await sql<{ days: number }>`
    select count(*)::int as days from (
      select period from ledger_totals
      where ${totalsBetween(from, to, 'day')} and head = 'donations'
      group by period having sum(settled - reversed) > 0) as offered`.execute(db);
  return rows[0]?.days ?? 0;
}
