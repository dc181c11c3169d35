import type { Tx } from '../../db/open-database.ts';
import { lockMemberEvenRemoved, type MemberRecord, updateMemberRow } from './member.repository.ts';

export type FeePayer = MemberRecord;

/** Whose fee it is, also after they were taken out of the register. Nobody else changes them meanwhile. */
export function lockFeePayer(tx: Tx, memberId: string): Promise<FeePayer | undefined> {
  return lockMemberEvenRemoved(tx, memberId);
}

/** A renewal may change what somebody is, and how often they pay. */
export function setMemberTerms(
  tx: Tx,
  memberId: string,
  terms: { membershipTypeId: string; paymentFrequencyId: string },
  now: Date,
): Promise<void> {
  return updateMemberRow(tx, memberId, terms, now);
}
