import { nextPaymentState, statesBefore } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { DueKind } from '../payments/index.ts';
import type { PaymentRecord } from '../../db/schema.ts';

/** By what a payment was known before: journal key or receipt number → the number of the fee or donation it paid. */
type NumbersByKey = ReadonlyMap<string, string>;

const payments = (db: Db | Tx) =>
  db
    .selectFrom('payments')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .select((row) => row.fn.coalesce('fee.feeNumber', 'donation.donationNumber').as('paidFor'));

export async function findKnownJournals(db: Db | Tx, keys: string[]): Promise<NumbersByKey> {
  if (keys.length === 0) return new Map();
  const known = await payments(db)
    .select('payments.journalKey as found')
    .where('payments.journalKey', 'in', keys)
    .where('payments.status', '<>', 'rejected')
    .execute();
  return new Map(known.map(({ found, paidFor }) => [found ?? '', paidFor ?? '']));
}

/** A void receipt does not count: its payment was taken back. */
export async function findKnownReceipts(db: Db | Tx, numbers: string[]): Promise<NumbersByKey> {
  if (numbers.length === 0) return new Map();
  const known = await payments(db)
    .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
    .select('receipts.receiptNumber as found')
    .where('receipts.receiptNumber', 'in', numbers)
    .where('receipts.voidedAt', 'is', null)
    .execute();
  return new Map(known.map(({ found, paidFor }) => [found, paidFor ?? '']));
}

/** Keeps the fees or donations of an import as they are, and counts what happened to their payments since. */
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

/** The fees or donations say which payment settled them. */
export async function setDecidingPayments(
  tx: Tx,
  table: DueKind['table'],
  deciding: readonly { due_id: string; payment_id: string }[],
): Promise<void> {
  await sql`update ${sql.table(table)} as due set deciding_payment_id = deciding.payment_id
    from jsonb_to_recordset(${JSON.stringify(deciding)}::jsonb) as deciding (due_id uuid, payment_id uuid)
    where due.id = deciding.due_id`.execute(tx);
}

const reversed = nextPaymentState('paid', 'reversed')!;

export function reversePayments(
  tx: Tx,
  ids: readonly string[],
  { reason, now, by }: { reason: string; now: Date; by: { id: string } },
): Promise<PaymentRecord[]> {
  return tx
    .updateTable('payments')
    .set((row) => ({
      status: reversed,
      reason,
      reversedAt: now,
      reversedBy: by.id,
      journalKey: null,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .where('status', 'in', statesBefore('reversed'))
    .returningAll()
    .execute();
}

export async function voidReceipts(
  tx: Tx,
  paymentIds: readonly string[],
  reason: string,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('receipts')
    .set({ voidedAt: now, voidReason: reason })
    .where('paymentId', 'in', paymentIds)
    .where('voidedAt', 'is', null)
    .execute();
}

/** The fees or donations of an import that is taken back, marked as deleted. */
export async function removeDues(
  tx: Tx,
  table: DueKind['table'],
  ids: readonly string[],
  now: Date,
): Promise<void> {
  await tx
    .updateTable(table)
    .set((row) => ({
      paymentStatus: reversed,
      amountPaid: 0,
      deletedAt: now,
      updatedAt: now,
      version: row('version', '+', 1),
    }))
    .where('id', 'in', ids)
    .execute();
}
