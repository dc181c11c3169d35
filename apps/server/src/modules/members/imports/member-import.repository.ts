import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { holdersOf } from '../people/holders-sql.ts';
import type { NewMember } from '../editing/insert-members.ts';
import { foldName } from '../../../db/searching/fold-name.ts';

/** Somebody the centre knows who could be the person of a row, by the row's place in the list. */
export interface KnownPerson {
  place: number;
  personId: string;
  identityNumber: string | null;
  /** The number of the row is theirs. */
  hasNumber: boolean;
  /** Of a membership they have, seen by others or not. */
  membershipCode: string | null;
}

/** By the same rule as for a single new member: the same number, or the same name, birth date and phone. */
export async function findKnownPeople(db: Db | Tx, rows: readonly NewMember[]): Promise<KnownPerson[]> {
  const sought = rows.map(({ person }, place) => ({
    place,
    identity_number: person.identityNumber,
    phone: person.phone,
    date_of_birth: person.dateOfBirth,
    name_key: foldName(person.name),
  }));
  const { rows: known } = await sql<KnownPerson>`
    with sought as (
      select * from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as (place int, identity_number text, phone text, date_of_birth date, name_key text)
    ), matches as (
      select place, id, true as has_number
      from ${holdersOf(sql`(select place, identity_number from sought)`)} as holder
      union all
      select place, people.id, false from sought join people on people.phone = sought.phone
        and people.date_of_birth = sought.date_of_birth and people.name_key = sought.name_key
      where merged_into is null
    )
    select place, people.id as person_id, people.identity_number, has_number, all_members.membership_code
    from matches join people using (id)
      left join all_members on all_members.person_id = people.id and all_members.deleted_at is null`.execute(
    db,
  );
  return known;
}

/** Which of these codes somebody has, or had. */
export async function findTakenCodes(db: Db | Tx, codes: string[]): Promise<Set<string>> {
  if (codes.length === 0) return new Set();
  const taken = await db
    .selectFrom('allMembers')
    .select('membershipCode')
    .where('membershipCode', 'in', codes)
    .execute();
  return new Set(taken.map(({ membershipCode }) => membershipCode));
}

/** What is on file of people who are about to become members. */
export function findPeople(db: Db | Tx, ids: string[]) {
  return ids.length === 0
    ? Promise.resolve([])
    : db.selectFrom('people').selectAll().where('id', 'in', ids).execute();
}

/** Nobody builds anything on them until the transaction ends. */
export async function lockImportedMembers(tx: Tx, importId: string): Promise<void> {
  await sql`with locked as (select id from all_members where import_id = ${importId} for update)
    select count(*) from locked`.execute(tx);
}

/** Removes up to `most` members of an import with all that the import gave them; answers how many there were. */
export async function deleteImportedMembers(tx: Tx, importId: string, most: number): Promise<number> {
  const members = await tx
    .selectFrom('allMembers')
    .select(['id', 'personId'])
    .where('importId', '=', importId)
    .limit(most)
    .execute();
  if (members.length === 0) return 0;
  const ids = members.map(({ id }) => id);
  const personIds = members.map(({ personId }) => personId);
  await tx.deleteFrom('coverages').where('memberId', 'in', ids).execute();
  await tx.deleteFrom('allMembers').where('id', 'in', ids).execute();
  // Who was known before the import goes on being known.
  await tx.deleteFrom('people').where('id', 'in', personIds).where('importId', '=', importId).execute();
  return members.length;
}

/** What the words of a sheet can mean: also types and rhythms that nobody may choose any more. */
export async function findWords(db: Db | Tx) {
  const countries = await db
    .selectFrom('countries')
    .select(['id', 'name', 'isoCode', 'dialCode'])
    .where('deletedAt', 'is', null)
    .execute();
  const frequencies = await db
    .selectFrom('paymentFrequencies')
    .select(['id', 'name', 'months'])
    .where('deletedAt', 'is', null)
    .orderBy('isActive', 'desc')
    .execute();
  const types = await db
    .selectFrom('membershipTypes')
    .select(['id', 'name', 'code'])
    .where('deletedAt', 'is', null)
    .execute();
  const fees = await db
    .selectFrom('membershipTypeFees')
    .select(['membershipTypeId', 'paymentFrequencyId'])
    .execute();
  return { countries, frequencies, types, fees };
}
