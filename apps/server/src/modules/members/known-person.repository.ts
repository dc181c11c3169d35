import { sql } from 'kysely';
import { foldName } from '../../db/fold-name.ts';
import type { Tx } from '../../db/open-database.ts';

export interface SoughtPerson {
  name: string;
  dateOfBirth: string;
  phone: string;
  identityNumber: string;
}

const personLock = 727_003;

/** Two who enter the same person at the same time do it one after the other. */
export async function lockPerson(tx: Tx, { identityNumber, phone }: SoughtPerson): Promise<void> {
  for (const key of [identityNumber, phone].sort()) {
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
