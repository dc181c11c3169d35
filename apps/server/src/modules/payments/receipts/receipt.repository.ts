import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import type { ReceiptSeries } from '../../../db/schema.ts';

export async function receiptBefore(tx: Tx, series: ReceiptSeries, year: number, position: number) {
  if (position === 1) return undefined;
  return tx
    .selectFrom('receipts')
    .select(['hash', 'issuedOn'])
    .where('series', '=', series)
    .where('year', '=', year)
    .where('position', '=', position - 1)
    .executeTakeFirstOrThrow();
}

/** What members are called in their own script, by their codes. */
export async function findDzongkhaNames(tx: Tx, codes: string[]): Promise<ReadonlyMap<string, string>> {
  if (codes.length === 0) return new Map();
  const rows = await tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'personId')
    .select(['membershipCode', 'nameDzongkha'])
    .where('membershipCode', 'in', codes)
    .where('nameDzongkha', 'is not', null)
    .$narrowType<{ nameDzongkha: string }>()
    .execute();
  return new Map(rows.map(({ membershipCode, nameDzongkha }) => [membershipCode, nameDzongkha]));
}

/** It stays, numbered and visible, marked as void. */
export async function voidReceipt(tx: Tx, paymentId: string, reason: string, now: Date): Promise<string> {
  const { receiptNumber } = await tx
    .updateTable('receipts')
    .set({ voidedAt: now, voidReason: reason })
    .where('paymentId', '=', paymentId)
    .where('voidedAt', 'is', null)
    .returning('receiptNumber')
    .executeTakeFirstOrThrow();
  return receiptNumber;
}

/**
 * What was void for the same fee or donation says which receipt stands in its place. Money that came twice has none,
 * and a simulated receipt never stands in for a real one.
 */
export async function replaceVoidReceipts(
  tx: Tx,
  column: 'feeId' | 'donationId',
  dueId: string,
  receipt: { id: string; isSimulated: boolean },
): Promise<void> {
  const takenBack = tx
    .selectFrom('payments')
    .select('id')
    .where(column, '=', dueId)
    .where('status', '=', 'reversed')
    .where('isSurplus', '=', false)
    .where('isSimulated', '=', receipt.isSimulated);
  await tx
    .updateTable('receipts')
    .set({ replacedBy: receipt.id })
    .where('paymentId', 'in', takenBack)
    .where('voidedAt', 'is not', null)
    .where('replacedBy', 'is', null)
    .execute();
}

/**
 * The next places in a series. The row stays locked until the transaction ends, so a transaction that rolls back gives them
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
