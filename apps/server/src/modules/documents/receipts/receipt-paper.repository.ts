import { type Day, readPaperNumber } from '@kathok/contract';
import type { Db, Tx } from '../../../db/open-database.ts';

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
    .select(['donations.donorType', 'donations.identityNumber as donorNumber'])
    .select((row) => row.fn.coalesce('membershipFees.memberId', 'donations.memberId').as('memberId'));
}

export function findReceiptPaper(
  db: Db | Tx,
  column: 'id' | 'receiptNumber' | 'verificationCode',
  value: string,
) {
  return newestValid(receiptPapers(db).where(`receipts.${column}`, '=', value))
    .limit(1)
    .executeTakeFirst();
}

/** An old number may stand on several where an import was undone: the valid one comes first, then the newest. */
const newestValid = (papers: ReturnType<typeof receiptPapers>) =>
  papers.orderBy((row) => row('receipts.voidedAt', 'is not', null)).orderBy('receipts.createdAt', 'desc');

/**
 * The receipts of a number that somebody typed from paper, looked for as it was typed too: those of an older book keep the
 * number they had there, and where an import was undone several have the same.
 */
export function findReceiptsOfNumber(db: Db | Tx, typed: string) {
  const numbers = [typed, typed.toUpperCase(), readPaperNumber(typed) ?? typed];
  return newestValid(receiptPapers(db).where('receipts.receiptNumber', 'in', numbers)).execute();
}

/** The newest valid receipt of a fee or donation, if it was issued on that day or later. */
export function findReceiptOfDue(db: Db | Tx, dueId: string, since: Day) {
  return receiptPapers(db)
    .where((row) => row.or([row('payments.feeId', '=', dueId), row('payments.donationId', '=', dueId)]))
    .where('receipts.voidedAt', 'is', null)
    .where('receipts.issuedOn', '>=', since)
    .orderBy('receipts.receiptNumber', 'desc')
    .executeTakeFirst();
}

/** Whether the keeper made this payment for somebody whom they keep at this moment. */
export async function isPaidByKeeper(db: Db | Tx, keeperId: string, paymentId: string): Promise<boolean> {
  const paid = db
    .selectFrom('payments')
    .leftJoin('users', 'users.id', 'payments.submittedBy')
    .leftJoin('jointPayments as joint', 'joint.id', 'payments.jointPaymentId')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .innerJoin('familyLinks as link', (join) =>
      join
        .on('link.keeperId', '=', keeperId)
        .on((row) => row('link.memberId', '=', row.fn.coalesce('fee.memberId', 'donation.memberId'))),
    )
    .select('link.id')
    .where('payments.id', '=', paymentId)
    .where((row) => row.or([row('users.memberId', '=', keeperId), row('joint.payerId', '=', keeperId)]))
    .where('link.state', '=', 'accepted');
  return (await paid.executeTakeFirst()) !== undefined;
}
