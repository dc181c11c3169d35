import { randomUUID } from 'node:crypto';
import { foldName } from '../../../db/searching/fold-name.ts';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { DonorDetails } from './donor-person.ts';
import { findPeopleOfDonors } from './known-person.repository.ts';

/**
 * What `personOfDonor` does for one, for many of an older book: the person of each, in the same order; null where there
 * is nothing to know them by. Anyone whom the centre knows already stays as they are known.
 */
export async function peopleOfDonors(
  tx: Tx,
  donors: readonly DonorDetails[],
  { importId, now }: { importId: string; now: Date },
): Promise<(string | null)[]> {
  const known = await findPeopleOfDonors(tx, donors);
  const added = new Map<string, DonorDetails & { id: string }>();
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
    [...added.values()].map((donor) => ({ ...donor, importId, createdAt: now, updatedAt: now })),
  );
  return ids;
}

function keyOf({ name, identityNumber, phone }: DonorDetails): string | null {
  if (identityNumber !== null) return identityNumber;
  return phone === null ? null : `${phone} ${foldName(name)}`;
}
