import type { Day, IncomeHead } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { hasPostings, totalsBetween } from '../ledger/index.ts';

interface MonthSum {
  /** 2026-11 */
  month: string;
  head: IncomeHead;
  currency: string;
  count: number;
  amount: number;
}

/** What came in each month from one on, from the sums that are kept by month. */
export async function monthSums(
  db: Db | Tx,
  heads: readonly IncomeHead[],
  firstMonth: Day,
): Promise<MonthSum[]> {
  const { rows } = await sql<MonthSum>`
    select to_char(period, 'YYYY-MM') as month, head, currency, sum(amount)::bigint as amount,
      sum(settled - reversed)::bigint as count
    from ledger_totals
    where ${totalsBetween(firstMonth, undefined, 'month')} and head in (${sql.join(heads.map((head) => sql.lit(head)))})
    group by period, head, currency having ${hasPostings}
    order by period, head, currency`.execute(db);
  return rows;
}
