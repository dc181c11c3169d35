import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Price } from './offer.ts';

/** They stay in use until the transaction ends: nobody can remove them in between. */
export function findTypeInUse(tx: Tx, id: string) {
  return tx
    .selectFrom('membershipTypes')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'isActive', 'registrationFee', 'registrationFeeCurrency'])
    .forKeyShare()
    .executeTakeFirst();
}

export function findFrequencyInUse(tx: Tx, id: string) {
  return tx
    .selectFrom('paymentFrequencies')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select(['id', 'months', 'isActive'])
    .forKeyShare()
    .executeTakeFirst();
}

export function findCountryInUse(tx: Tx, id: string) {
  return tx
    .selectFrom('countries')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .select(['id', 'currency', 'isActive'])
    .forKeyShare()
    .executeTakeFirst();
}

/** What a type costs, the shortest period and ngultrum first. */
export function findPrices(db: Db | Tx, membershipTypeId: string): Promise<Price[]> {
  return db
    .selectFrom('membershipTypeFees as fee')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .where('fee.membershipTypeId', '=', membershipTypeId)
    .where('frequency.isActive', '=', true)
    .where('frequency.deletedAt', 'is', null)
    .select(['fee.paymentFrequencyId', 'frequency.name as paymentFrequency', 'frequency.months'])
    .select(['fee.amount', 'fee.currency'])
    .orderBy(sql`nullif(frequency.months, 0)`)
    .orderBy(sql`fee.currency <> 'BTN'`)
    .orderBy('fee.currency')
    .execute();
}
