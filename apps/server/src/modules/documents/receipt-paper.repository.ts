import type { Db, Tx } from '../../db/open-database.ts';

export type ReceiptPaper = NonNullable<Awaited<ReturnType<typeof findReceiptPaper>>>;

function receiptPapers(db: Db | Tx) {
  return db
    .selectFrom('receipts')
    .innerJoin('payments', 'payments.id', 'receipts.paymentId')
    .leftJoin('membershipFees', 'membershipFees.id', 'payments.feeId')
    .leftJoin('donations', 'donations.id', 'payments.donationId')
    .leftJoin('receipts as replacing', 'replacing.id', 'receipts.replacedBy')
    .select(['receipts.id', 'receipts.receiptNumber', 'receipts.issuedOn', 'receipts.snapshot'])
    .select(['receipts.verificationCode', 'receipts.checkCode', 'receipts.voidedAt', 'receipts.voidReason'])
    .select(['payments.id as paymentId', 'payments.feeId', 'payments.donationId', 'payments.isSimulated'])
    .select('replacing.receiptNumber as replacedBy')
    .select((row) => row.fn.coalesce('membershipFees.memberId', 'donations.memberId').as('memberId'));
}

export function findReceiptPaper(
  db: Db | Tx,
  column: 'id' | 'receiptNumber' | 'verificationCode',
  value: string,
) {
  return receiptPapers(db).where(`receipts.${column}`, '=', value).executeTakeFirst();
}
