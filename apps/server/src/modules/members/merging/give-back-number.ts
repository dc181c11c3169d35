import type { Tx } from '../../../db/open-database.ts';
import { isOnFile } from '../people/known-person.repository.ts';
import { type MemberRecord, updatePersonRow } from '../member.repository.ts';
import { findHolderOfCid, moveDonationsGivenWith } from './returned-number.repository.ts';

interface Merge {
  kept: MemberRecord;
  other: MemberRecord;
  mergedAt: Date;
}

/**
 * The number of a record that comes back is its own again, and so is what was given with it since. Anybody can promise a
 * donation with a CID that nobody had meanwhile: who is known by it from such promises alone gives it up.
 */
export async function giveBackNumber(tx: Tx, { kept, other, mergedAt }: Merge, now: Date): Promise<void> {
  const { identityType, identityNumber: number, personId: to } = other;
  if (number === null) return;
  await moveDonationsGivenWith(tx, { from: kept.personId, to, number, since: mergedAt });
  const holder = identityType === 'cid' ? await findHolderOfCid(tx, number) : undefined;
  if (holder === undefined || (await isOnFile(tx, holder))) return;
  await updatePersonRow(tx, holder, { identityType: null, identityNumber: null }, now);
  await moveDonationsGivenWith(tx, { from: holder, to, number, since: null });
}
