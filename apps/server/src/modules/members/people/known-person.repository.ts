import { type Insertable, sql } from 'kysely';
import { foldName } from '../../../db/searching/fold-name.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';
import { hasNumber, holdersOf } from './holders-sql.ts';

export interface SoughtPerson {
  name: string;
  dateOfBirth: string;
  phone: string;
  identityNumber: string;
}

const personLock = 727_003;

/** Two who enter the same person at the same time do it one after the other. */
export async function lockPerson(
  tx: Tx,
  { identityNumber, phone }: { identityNumber: string | null; phone: string | null },
): Promise<void> {
  const keys = [identityNumber, phone].filter((key) => key !== null).sort();
  if (keys.length === 0) return;
  await sql`select pg_advisory_xact_lock(hashtextextended(key, ${personLock}))
    from unnest(${keys}::text[]) as key`.execute(tx);
}

/** Who has this identity number, or this name, birth date and phone; those with a membership first. */
export function findKnownPeople(tx: Tx, { name, dateOfBirth, phone, identityNumber }: SoughtPerson) {
  return tx
    .selectFrom('people')
    .leftJoin('members', (join) =>
      join.onRef('members.personId', '=', 'people.id').on('members.deletedAt', 'is', null),
    )
    .where('people.mergedInto', 'is', null)
    .where((where) =>
      where.or([
        hasNumber(identityNumber),
        where.and([
          where('people.phone', '=', phone),
          where('people.dateOfBirth', '=', dateOfBirth),
          where('people.nameKey', '=', foldName(name)),
        ]),
      ]),
    )
    .selectAll('people')
    .select(['members.id as memberId', hasNumber(identityNumber).as('hasNumber')])
    .execute();
}

interface SoughtDonor {
  name: string;
  identityNumber: string | null;
  phone: string | null;
}

/** Who has this identity number; else somebody of this name and phone who has no other number. */
export function findPersonOfDonor(tx: Tx, { name, identityNumber, phone }: SoughtDonor) {
  return tx
    .selectFrom('people')
    .selectAll()
    .where('mergedInto', 'is', null)
    .where((where) =>
      where.or([
        hasNumber(identityNumber),
        where.and([
          where('phone', '=', phone),
          where('nameKey', '=', foldName(name)),
          ...(identityNumber === null ? [] : [where('identityNumber', 'is', null)]),
        ]),
      ]),
    )
    .orderBy(hasNumber(identityNumber), 'desc')
    .orderBy(sql`identity_number is null`)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

/**
 * Whether a person counts as on file. Anybody can promise a donation with somebody else's number and a name of their own
 * choice, so a person who is known only from donations of visitors that were never paid does not count. While a payment is
 * under way they do: its receipt must not go to somebody who registers with the number meanwhile. A registration of a visitor
 * that was removed and never began leaves nobody on file either: it may have been a stranger's.
 */
export async function isOnFile(tx: Tx, id: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from people where id = ${id} and (
      import_id is not null
      or exists (select 1 from all_members where person_id = people.id
        and (deleted_at is null or channel <> 'public' or merged_into is not null
          or exists (select 1 from coverages where member_id = all_members.id)))
      or exists (select 1 from person_claims where person_id = people.id and accepted <> '{}')
      or exists (select 1 from donations where person_id = people.id and channel in ('staff', 'import'))
      or exists (select 1 from donations join payments on payments.donation_id = donations.id
        where person_id = people.id and not is_simulated
          and payments.status in ('processing', 'pending', 'paid', 'reversed')))`.execute(tx);
  return rows.length > 0;
}

export async function insertPerson(tx: Tx, person: Insertable<Schema['people']>, now: Date): Promise<string> {
  const inserted = tx.insertInto('people').values({ ...person, createdAt: now, updatedAt: now });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}

/** Who has this identity number; else somebody of this name and phone who has no other number. */
export async function findPeopleOfDonors(
  tx: Tx,
  donors: readonly SoughtDonor[],
): Promise<Map<number, string>> {
  const sought = donors.map(({ name, identityNumber, phone }, place) => ({
    place,
    number: identityNumber,
    phone,
    name_key: foldName(name),
  }));
  const { rows } = await sql<{ place: number; id: string }>`
    with sought as (
      select * from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as (place int, number text, phone text, name_key text)
    )
    select place, id, 1 as rank from ${holdersOf(sql`(select place, number from sought)`)} as holder
    union all
    select place, people.id, 2 from sought join people on people.phone = sought.phone
      and people.name_key = sought.name_key
    where merged_into is null and (number is null or identity_number is null)
    order by rank desc`.execute(tx);
  return new Map(rows.map(({ place, id }) => [place, id]));
}
