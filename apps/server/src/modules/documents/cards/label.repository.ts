import type { Db, Tx } from '../../../db/open-database.ts';

/** Where letters to these members go. */
export function findPostalAddresses(db: Db | Tx, ids: readonly string[]) {
  return db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .select(['members.id', 'members.membershipCode', 'people.name', 'people.address', 'people.houseNumber'])
    .select(['people.village', 'people.gewog', 'people.dzongkhag'])
    .select(['countries.name as country', 'countries.isoCode as countryCode'])
    .where('members.id', 'in', ids)
    .where('members.deletedAt', 'is', null)
    .execute();
}
