import { formatAmount, type Settings } from '@kathok/contract';
import { sql } from 'kysely';
import { compileOnce } from '../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { isOneOf } from '../../db/statements/hide-from-planner.ts';
import { settingsOf, storedSettings } from '../../platform/settings.repository.ts';

/** Payments with all that a screen shows of them. */
function paymentRows(db: Db | Tx) {
  return db
    .selectFrom('payments')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .leftJoin('receipts as replacing', 'replacing.id', 'receipts.replacedBy')
    .leftJoin('users as submitter', 'submitter.id', 'payments.submittedBy')
    .leftJoin('users as verifier', 'verifier.id', 'payments.verifiedBy')
    .leftJoin('files', 'files.id', 'payments.slipFileId')
    .selectAll('payments')
    .select(['submitter.name as submitterName', 'verifier.name as verifierName', 'files.mediaType'])
    .select(['receipts.id as receiptId', 'receipts.receiptNumber', 'receipts.issuedOn'])
    .select(['receipts.snapshot', 'receipts.verificationCode', 'receipts.voidedAt', 'receipts.voidReason'])
    .select('replacing.receiptNumber as replacedByNumber');
}
export type PaymentRow = Awaited<ReturnType<ReturnType<typeof paymentRows>['execute']>>[number];

/** The rows come in any order. */
export async function findPaymentRows(db: Db | Tx, ids: readonly string[]): Promise<PaymentRow[]> {
  return ids.length > 0 ? paymentsById(db, ids) : [];
}

const paymentsById = compileOnce((db, ids: readonly string[]) =>
  paymentRows(db).where(isOneOf('payments.id', ids)),
);

const paymentsFor = (column: 'feeId' | 'donationId') =>
  compileOnce((db, dueId: string) =>
    paymentRows(db)
      .where(`payments.${column}`, '=', dueId)
      .orderBy('payments.submittedAt', 'desc')
      .orderBy('payments.createdAt', 'desc')
      .orderBy('payments.id'),
  );

/** Of one fee or donation, the newest first. */
export const paymentsOf = { feeId: paymentsFor('feeId'), donationId: paymentsFor('donationId') };

/**
 * What a payer is shown beside the due itself, in one statement: what came for it when nothing was owed any more and has
 * not been returned, null where there is none; and the settings, which name the accounts to pay to.
 */
export async function findKeptMoney(
  db: Db | Tx,
  column: 'fee_id' | 'donation_id',
  dueId: string,
): Promise<{ keptApart: string | null; settings: Settings }> {
  const { rows } = await sql<{ sum: string | null; stored: string | null }>`
    select (select sum(amount)::text from payments
        where ${sql.ref(column)} = ${dueId} and status = 'paid' and is_surplus) as sum,
      ${storedSettings} as stored`.execute(db);
  const { sum, stored } = rows[0]!;
  return { keptApart: sum === null ? null : formatAmount(Number(sum)), settings: settingsOf(stored) };
}
