import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import type { ReceiptSeries } from '../../db/schema.ts';

/** What has to be known before receipts are written. */
export interface KnownForReceipts {
  /** The day of the latest one of the series. */
  latestDay: Day | null;
  /** What members are called in their own script, by their codes. */
  namesDzongkha: ReadonlyMap<string, string>;
}

/** All of it in one statement. */
export async function lookUpForReceipts(
  tx: Tx,
  { series, latestYear }: { series: ReceiptSeries; latestYear: number },
  members: readonly (string | null)[],
): Promise<KnownForReceipts> {
  const codes = members.filter((code) => code !== null);
  const { rows } = await sql<{ latestDay: Day | null; names: Record<string, string> | null }>`
    select (select issued_on from receipts join receipt_counters as latest using (series, year)
        where series = ${series} and position = latest.value
          and year = (select max(year) from receipt_counters where series = ${series} and year <= ${latestYear})) as "latestDay",
      (select json_object_agg(membership_code, name_dzongkha) from members join people on people.id = person_id
        where membership_code = any(${codes}) and name_dzongkha is not null) as names`.execute(tx);
  const { latestDay, names } = rows[0]!;
  return { latestDay, namesDzongkha: new Map(Object.entries(names ?? {})) };
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

/** The void receipt of a payment says which one stands in its place. Answers its number. */
export async function nameReplacement(tx: Tx, paymentId: string, receiptId: string): Promise<string> {
  const { receiptNumber } = await tx
    .updateTable('receipts')
    .set({ replacedBy: receiptId })
    .where('paymentId', '=', paymentId)
    .where('voidedAt', 'is not', null)
    .where((row) => row.or([row('replacedBy', 'is', null), row('replacedBy', '=', receiptId)]))
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
