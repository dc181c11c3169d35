import type { Day, PaymentStatus } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { isSimulatedDue } from '../ledger/index.ts';

/** Names are read out for money that came, or is on its way; not for a promise, nor for what came to nothing. */
const readOut: PaymentStatus[] = ['paid', 'pending', 'processing'];

/** Those of a day; without one, those to come and those that have no day yet. */
export function findDedications(db: Db | Tx, readOn: Day | undefined, today: Day) {
  return db
    .selectFrom('dedications')
    .innerJoin('donations', 'donations.id', 'dedications.donationId')
    .innerJoin('donationPurposes as purpose', 'purpose.id', 'donations.purposeId')
    .select(['dedications.offering', 'dedications.names', 'dedications.readOn', 'donations.id as donationId'])
    .select(['donations.donationNumber', 'donations.donorName', 'donations.isAnonymous'])
    .select(['donations.paymentStatus', 'purpose.name as purpose'])
    .select(isSimulatedDue('donation_id', 'donations.id', 'donations.deciding_payment_id').as('isSimulated'))
    .where('donations.deletedAt', 'is', null)
    .where('donations.paymentStatus', 'in', readOut)
    .where(
      readOn
        ? sql<boolean>`dedications.read_on = ${readOn}::date`
        : sql<boolean>`(dedications.read_on is null or dedications.read_on >= ${today}::date)`,
    )
    .orderBy('dedications.readOn')
    .orderBy('dedications.offering')
    .orderBy('donations.donationNumber')
    .execute();
}
