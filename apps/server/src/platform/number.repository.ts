import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';

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
