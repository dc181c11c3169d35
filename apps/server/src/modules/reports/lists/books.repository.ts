import type { PaymentMethod } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { hasPostings, sumsBetween } from '../../ledger/index.ts';
import type { Days } from './list-report.ts';

export interface CashDay {
  day: string;
  currency: string;
  fees: number;
  donations: number;
  held: number;
  total: number;
}

const under = (head: string) => sql`coalesce(sum(amount) filter (where head = ${head}), 0)::bigint`;

/** What came in as cash on each day, less what was given back, by what it was for. */
export async function findCashDays(db: Db | Tx, { from, to }: Days): Promise<CashDay[]> {
  const { rows } = await sql<CashDay>`
    select period as day, currency, ${under('membership_fees')} as fees, ${under('donations')} as donations,
      ${under('held_for_refund')} as held, sum(amount)::bigint as total
    from ledger_totals
    where ${sumsBetween(from, to, 'day')} and method = 'cash' and head <> 'simulated'
    group by period, currency having ${hasPostings} order by period, currency`.execute(db);
  return rows;
}

export interface JournalSum {
  day: string;
  method: PaymentMethod;
  head: string;
  currency: string;
  amount: number;
}

/** What was booked on each day, by the account it came to and the head it was for. */
export async function findJournalSums(db: Db | Tx, { from, to }: Days): Promise<JournalSum[]> {
  const { rows } = await sql<JournalSum>`
    select period as day, method, head, currency, sum(amount)::bigint as amount
    from ledger_totals
    where ${sumsBetween(from, to, 'day')} and head <> 'simulated'
    group by period, method, head, currency having sum(amount) <> 0
    order by period, method, head, currency`.execute(db);
  return rows;
}

/** The first and last day on which anything was booked. */
export async function findBookedDays(db: Db | Tx): Promise<{ first: string; last: string } | null> {
  const { rows } = await sql<{ first: string | null; last: string | null }>`
    select min(period) as first, max(period) as last from ledger_totals where grain = 'day'`.execute(db);
  const { first, last } = rows[0] ?? {};
  return first && last ? { first, last } : null;
}
