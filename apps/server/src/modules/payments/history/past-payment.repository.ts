import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { DueKind } from '../due.ts';

/** By what a payment was known before: journal key or receipt number → the number of the fee or gift it paid. */
type Known = ReadonlyMap<string, string>;

const payments = (db: Db | Tx) =>
  db
    .selectFrom('payments')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('donations as gift', 'gift.id', 'payments.donationId')
    .select((row) => row.fn.coalesce('fee.feeNumber', 'gift.donationNumber').as('paidFor'));

export async function findKnownJournals(db: Db | Tx, keys: string[]): Promise<Known> {
  if (keys.length === 0) return new Map();
  const known = await payments(db)
    .select('payments.journalKey as found')
    .where('payments.journalKey', 'in', keys)
    .where('payments.status', '<>', 'rejected')
    .execute();
  return new Map(known.map(({ found, paidFor }) => [found ?? '', paidFor ?? '']));
}

/** A void receipt does not count: its payment was taken back. */
export async function findKnownReceipts(db: Db | Tx, numbers: string[]): Promise<Known> {
  if (numbers.length === 0) return new Map();
  const known = await payments(db)
    .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
    .select('receipts.receiptNumber as found')
    .where('receipts.receiptNumber', 'in', numbers)
    .where('receipts.voidedAt', 'is', null)
    .execute();
  return new Map(known.map(({ found, paidFor }) => [found, paidFor ?? '']));
}

/** Keeps the fees or gifts of an import as they are, and counts what happened to their payments since. */
export async function lockAndCountMoves(
  tx: Tx,
  { table, column }: Pick<DueKind, 'table' | 'column'>,
  importId: string,
): Promise<Record<string, number>> {
  await sql`with locked as (select id from ${sql.table(table)} where import_id = ${importId} for update)
    select count(*) from locked`.execute(tx);
  const count = tx.fn.countAll<number>().as('count');
  const reversals = await tx
    .selectFrom('payments')
    .select(count)
    .where('importId', '=', importId)
    .where('status', '<>', 'paid')
    .executeTakeFirstOrThrow();
  const otherPayments = await tx
    .selectFrom('payments')
    .select(count)
    .where('importId', 'is distinct from', importId)
    .where(column, 'in', tx.selectFrom(table).select('id').where('importId', '=', importId))
    .executeTakeFirstOrThrow();
  return { reversals: reversals.count, payments: otherPayments.count };
}

/** The payments of an import that are still to be taken back, up to so many. */
export function findPaidOf(tx: Tx, importId: string, most: number) {
  return tx
    .selectFrom('payments')
    .select(['id', 'feeId', 'donationId'])
    .where('importId', '=', importId)
    .where('status', '=', 'paid')
    .orderBy('id')
    .limit(most)
    .execute();
}
