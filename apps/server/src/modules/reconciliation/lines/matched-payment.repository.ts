import type { Db, Tx } from '../../../db/open-database.ts';

export type MatchedRow = Awaited<ReturnType<typeof findMatchedPayments>>[number];

/** Payments with what a treasurer knows them by. */
export async function findMatchedPayments(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  return db
    .selectFrom('payments')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .leftJoin('allMembers as payer', 'payer.id', 'fee.memberId')
    .leftJoin('people', 'people.id', 'payer.personId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .leftJoin('donationPurposes as purpose', 'purpose.id', 'donation.purposeId')
    .leftJoin('allMembers as donor', 'donor.id', 'donation.memberId')
    .leftJoin('receipts', 'receipts.paymentId', 'payments.id')
    .select(['payments.id', 'payments.feeId', 'payments.donationId', 'payments.amount', 'payments.status'])
    .select(['payments.currency', 'payments.method'])
    .select(['payments.paidOn', 'payments.bank', 'payments.journalNumber', 'payments.slipFileId'])
    .select(['fee.amount as feeAmount', 'fee.amountPaid as feePaid', 'fee.status as feeStatus'])
    .select(['payer.endReason', 'payer.deletedAt'])
    .select(['fee.kind as feeKind', 'type.name as typeName', 'people.name as memberName'])
    .select(['payer.membershipCode as payerCode', 'donor.membershipCode as donorCode'])
    .select(['donation.donorName', 'purpose.name as purposeName', 'receipts.receiptNumber'])
    .select('donation.pledgeId')
    .select((row) => row.fn.coalesce('fee.reference', 'donation.reference').as('reference'))
    .where('payments.id', 'in', [...ids])
    .execute();
}
