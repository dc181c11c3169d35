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

/** The fee table: the given type before the others, the shortest period and ngultrum first. */
function prices(db: Db | Tx, typeId: string) {
  return db
    .selectFrom('membershipTypeFees as fee')
    .innerJoin('membershipTypes as type', 'type.id', 'fee.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'fee.paymentFrequencyId')
    .where('frequency.isActive', '=', true)
    .where('frequency.deletedAt', 'is', null)
    .select(['fee.membershipTypeId', 'type.name as membershipType'])
    .select(['fee.paymentFrequencyId', 'frequency.name as paymentFrequency', 'frequency.months'])
    .select(['fee.amount', 'fee.currency'])
    .orderBy(sql`type.id <> ${typeId}`)
    .orderBy('type.name')
    .orderBy(sql`nullif(frequency.months, 0)`)
    .orderBy(sql`fee.currency <> 'BTN'`)
    .orderBy('fee.currency');
}

/** What a type costs. */
export function findPrices(db: Db | Tx, membershipTypeId: string): Promise<Price[]> {
  return prices(db, membershipTypeId).where('type.id', '=', membershipTypeId).execute();
}

/** What one may renew on: what one is, even where that is not offered to others, and what everybody may become. */
export function findRenewalPrices(db: Db | Tx, ownTypeId: string): Promise<Price[]> {
  return prices(db, ownTypeId)
    .where(({ eb, and, or }) =>
      or([
        eb('type.id', '=', ownTypeId),
        and([eb('type.isActive', '=', true), eb('type.deletedAt', 'is', null)]),
      ]),
    )
    .execute();
}
