import type { Db, Tx } from '../../../db/open-database.ts';

/** A donation that has come, with its latest valid receipt. That of money which is kept apart thanks for nothing. */
export function findThankedDonation(db: Db | Tx, id: string) {
  return db
    .selectFrom('donations')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .innerJoin('payments', 'payments.donationId', 'donations.id')
    .innerJoin('receipts', 'receipts.paymentId', 'payments.id')
    .leftJoin('dedications', 'dedications.donationId', 'donations.id')
    .leftJoin('members', 'members.id', 'donations.memberId')
    .leftJoin('people', (join) =>
      join.on((on) => on('people.id', '=', on.fn.coalesce('members.personId', 'donations.personId'))),
    )
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .select(['donations.donationNumber', 'donations.donorName'])
    .select(['donations.donatedOn', 'donations.amount', 'donations.currency', 'purpose.name as purpose'])
    .select(['receipts.receiptNumber', 'payments.isSimulated', 'purpose.isTaxDeductible'])
    .select(['dedications.names', 'dedications.readOn', 'donations.address as givenAddress'])
    .select(['people.address', 'people.houseNumber', 'people.village', 'people.gewog', 'people.dzongkhag'])
    .select(['countries.name as country', 'countries.isoCode as countryCode'])
    .where('donations.id', '=', id)
    .where('donations.deletedAt', 'is', null)
    .where('donations.paymentStatus', '=', 'paid')
    .where('payments.status', '=', 'paid')
    .where('payments.isSurplus', '=', false)
    .where('receipts.voidedAt', 'is', null)
    .orderBy('receipts.createdAt', 'desc')
    .executeTakeFirst();
}
