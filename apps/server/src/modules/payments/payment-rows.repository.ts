import { formatAmount } from '@kathok/contract';
import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { DueKind } from './due.ts';

/** Payments with all that a screen shows of them. */
export function paymentRows(db: Db | Tx) {
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

/** What came for a due when nothing was owed any more, and has not been returned; null where there is none. */
export async function presentKeptApart(
  db: Db | Tx,
  { column }: Pick<DueKind, 'column'>,
  dueId: string,
): Promise<string | null> {
  const { sum } = await db
    .selectFrom('payments')
    .select((row) => row.fn.sum<string | null>('amount').as('sum'))
    .where(column, '=', dueId)
    .where('status', '=', 'paid')
    .where('isSurplus', '=', true)
    .executeTakeFirstOrThrow();
  return sum === null ? null : formatAmount(Number(sum));
}

/** Whether a fee or donation is paid at a simulated bank, or is being paid there. `due` and `deciding` are references. */
export function isSimulatedDue(
  column: 'fee_id' | 'donation_id',
  due: string,
  deciding: string,
): RawBuilder<boolean> {
  return sql<boolean>`exists (select from payments as simulated
    where simulated.is_simulated and simulated.${sql.ref(column)} = ${sql.ref(due)}
      and ((simulated.status = 'paid' and not simulated.is_surplus) or simulated.id = ${sql.ref(deciding)}))`;
}
