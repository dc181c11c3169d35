import type { Db, Tx } from '../../../db/open-database.ts';

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
