import { membershipCode } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../open-database.ts';
import type { Schema } from '../schema.ts';
import type { Counter, ReceiptNumber, Series, UnsealedReceipt } from './last-writes.ts';
import { leftToEnd } from './transaction.ts';

/**
 * The next code of a counter. It is taken by the last statement of the transaction, because everybody else who needs one
 * waits from there until the commit; until then a word stands for it.
 */
export async function codeAtEnd(tx: Tx, counter: Counter, prefix: string): Promise<string> {
  const left = leftToEnd(tx);
  return left ? `${prefix}-${left.code(counter)}` : membershipCode(prefix, await takeNumbers(tx, counter, 1));
}

/** A receipt that is numbered, sealed and written by the last statement; until then words stand for its number. */
export function receiptAtEnd<Receipt extends UnsealedReceipt>(
  tx: Tx,
  series: Series,
  write: (number: ReceiptNumber) => Receipt,
): Receipt {
  const left = leftToEnd(tx);
  if (!left) throw new Error('Receipts are numbered at the end of an act, and there is none.');
  return left.addReceipt(series, write);
}

/** For a row that has to be there before the end, with the word that stands for its code. */
export function nameAtEnd<Table extends keyof Schema & string>(
  tx: Tx,
  table: Table,
  column: keyof Schema[Table] & string,
  { id, code }: { id: string; code: string },
): void {
  leftToEnd(tx)?.name(table, column, id, code);
}

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
