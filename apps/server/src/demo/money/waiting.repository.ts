import type { Db, Tx } from '../../db/open-database.ts';

/** Payments of the sample centre that wait, with what their bank would write of them. */
export function findWaiting(db: Db | Tx) {
  return db
    .selectFrom('payments')
    .leftJoin('membershipFees as fee', 'fee.id', 'payments.feeId')
    .leftJoin('allMembers as member', 'member.id', 'fee.memberId')
    .leftJoin('people', 'people.id', 'member.personId')
    .leftJoin('donations as donation', 'donation.id', 'payments.donationId')
    .select(['payments.paidOn', 'payments.amount', 'payments.journalNumber'])
    .select((row) => row.fn.coalesce('fee.reference', 'donation.reference').as('reference'))
    .select((row) => row.fn.coalesce('people.name', 'donation.donorName').as('payer'))
    .where('payments.status', '=', 'pending')
    .where('payments.currency', '=', 'BTN')
    .where('payments.method', 'in', ['mobile_transfer', 'bank_deposit'])
    .orderBy('payments.paidOn')
    .orderBy('payments.journalNumber')
    .execute();
}
