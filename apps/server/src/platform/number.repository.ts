import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import type { ReceiptSeries } from '../db/schema.ts';

type Counter = 'membership_code' | 'fee_number' | 'donation_number';

/**
 * Takes that many numbers and answers the first of them. The row stays locked until the transaction ends: a transaction that
 * rolls back gives the numbers back, so there are neither gaps nor doubles.
 */
export async function takeNumbers(tx: Tx, name: Counter, count: number): Promise<number> {
  if (count === 0) return 0;
  const { value } = await tx
    .updateTable('numberCounters')
    .set((row) => ({ value: row('value', '+', count) }))
    .where('name', '=', name)
    .returning('value')
    .executeTakeFirstOrThrow();
  return value - count + 1;
}

/** A number that was given elsewhere is never given again. */
export async function passNumber(tx: Tx, name: Counter, number: number): Promise<void> {
  await tx
    .updateTable('numberCounters')
    .set({ value: sql`greatest(value, ${number})` })
    .where('name', '=', name)
    .execute();
}

export async function nextNumber(db: Db | Tx, name: Counter): Promise<number> {
  const { value } = await db
    .selectFrom('numberCounters')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirstOrThrow();
  return value + 1;
}

/** Places in a series of receipts, and what the receipt before them says; an empty hash where there is none. */
export interface ReceiptPlaces {
  year: number;
  first: number;
  hashBefore: string;
  dayBefore: Day | null;
}

interface Wanted {
  /** One number of this counter. */
  counter?: Counter | null;
  receipts: { series: ReceiptSeries; year: number; count: number } | null;
}

/**
 * All the numbers that a transaction needs, in one statement. From here until the commit everybody else who needs one
 * waits: whatever is to be read is read before, and what is to be written is left to `writeAtEnd`.
 */
export async function takeLast(
  tx: Tx,
  { counter = null, receipts }: Wanted,
): Promise<{ number: number; places: ReceiptPlaces }> {
  const { rows } = await sql<{ number: number | null; year: number; first: number; hash: string; day: Day }>`
    select first_number as number, year_taken as year, first_position as first, hash_before as hash, day_before as day
    from take_numbers(${counter}, 1, ${receipts?.series ?? null}, ${receipts?.year ?? null}::integer,
      ${receipts?.count ?? null}::integer)`.execute(tx);
  const { number, year, first, hash, day } = rows[0]!;
  return { number: number ?? 0, places: { year, first, hashBefore: hash ?? '', dayBefore: day } };
}
