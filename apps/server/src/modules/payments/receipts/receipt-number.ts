import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { ReceiptSeries } from '../../../db/money-schema.ts';

/**
 * `KM/R/2026/000123`; of a simulated payment `KM/SIM/2026/000123`; receipts of an older book without a number of their
 * own: `KM/H/000123`.
 */
export function receiptNumber(prefix: string, series: ReceiptSeries, year: number, position: number): string {
  const digits = String(position).padStart(6, '0');
  if (series === 'history') return `${prefix}/H/${digits}`;
  return `${prefix}/${series === 'simulated' ? 'SIM' : 'R'}/${year}/${digits}`;
}

/**
 * The next places in a series. The row stays locked until the transaction ends, so whoever rolls back gives them
 * back: no gaps, no doubles. Take it as late as possible, for everybody waits for it. A year that a series has
 * reached is never left again, also when the clock is set back.
 */
export async function takePositions(
  tx: Tx,
  series: ReceiptSeries,
  year: number,
  count: number,
): Promise<{ year: number; first: number }> {
  const { rows } = await sql<{ year: number; first: number }>`
    insert into receipt_counters (series, year, value)
    select ${series}, greatest(${year}, max(year)), ${count} from receipt_counters where series = ${series}
    on conflict (series, year) do update set value = receipt_counters.value + ${count}
    returning year, value - ${count} + 1 as first`.execute(tx);
  return rows[0]!;
}
