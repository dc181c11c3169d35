import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { foldName } from '../../db/fold-name.ts';
import { insertMany } from '../../db/insert-many.ts';
import type { Tx } from '../../db/open-database.ts';
import type { DonorDetails } from './donor-person.ts';

type PastDonor = Pick<DonorDetails, 'name' | 'identityType' | 'identityNumber' | 'phone' | 'email'>;

/**
 * What `personOfDonor` does for one, for many of an older book: the person of each, in the same order; null where there
 * is nothing to know them by. Whoever the centre knows already stays as they are known.
 */
export async function peopleOfDonors(
  tx: Tx,
  donors: readonly PastDonor[],
  { importId, now }: { importId: string; now: Date },
): Promise<(string | null)[]> {
  const known = await findPeople(tx, donors);
  const added = new Map<string, PastDonor & { id: string }>();
  const ids = donors.map((donor, place) => {
    const key = keyOf(donor);
    if (key === null) return null;
    const found = known.get(place) ?? added.get(key)?.id;
    if (found !== undefined) return found;
    const id = randomUUID();
    added.set(key, { ...donor, id });
    return id;
  });
  await insertMany(
    tx,
    'people',
    [...added.values()].map(({ id, name, identityType, identityNumber, phone, email }) => ({
      id,
      name,
      identityType,
      identityNumber,
      phone,
      email,
      importId,
      createdAt: now,
      updatedAt: now,
    })),
  );
  return ids;
}

function keyOf({ name, identityNumber, phone }: PastDonor): string | null {
  if (identityNumber !== null) return identityNumber;
  return phone === null ? null : `${phone} ${foldName(name)}`;
}

/** Who has this identity number; else somebody of this name and phone who has no other number. */
async function findPeople(tx: Tx, donors: readonly PastDonor[]): Promise<Map<number, string>> {
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
    select place, people.id, 1 as rank from sought join people on identity_number = number where merged_into is null
    union all
    select place, people.id, 2 from sought join people on people.phone = sought.phone
      and people.name_key = sought.name_key
    where merged_into is null and (number is null or identity_number is null)
    order by rank desc`.execute(tx);
  return new Map(rows.map(({ place, id }) => [place, id]));
}
