import { type Insertable, sql } from 'kysely';
import { foldName } from '../../db/fold-name.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

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
  for (const key of [identityNumber, phone].sort()) {
    if (key === null) continue;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, ${personLock}))`.execute(tx);
  }
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
        where('people.identityNumber', '=', identityNumber),
        where.and([
          where('people.phone', '=', phone),
          where('people.dateOfBirth', '=', dateOfBirth),
          where('people.nameKey', '=', foldName(name)),
        ]),
      ]),
    )
    .selectAll('people')
    .select('members.id as memberId')
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
        where('identityNumber', '=', identityNumber),
        where.and([
          where('phone', '=', phone),
          where('nameKey', '=', foldName(name)),
          ...(identityNumber === null ? [] : [where('identityNumber', 'is', null)]),
        ]),
      ]),
    )
    .orderBy(sql`identity_number is null`)
    .orderBy('createdAt')
    .limit(1)
    .executeTakeFirst();
}

export async function insertPerson(tx: Tx, person: Insertable<Schema['people']>, now: Date): Promise<string> {
  const inserted = tx.insertInto('people').values({ ...person, createdAt: now, updatedAt: now });
  return (await inserted.returning('id').executeTakeFirstOrThrow()).id;
}
