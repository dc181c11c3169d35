import type { Tx } from '../../db/open-database.ts';
import {
  auditedMember,
  lockMemberEvenRemoved,
  type MemberRecord,
  updateMemberRow,
} from './member.repository.ts';
import { changes } from '../../platform/audit/audit.ts';
import type { Ctx } from '../../platform/context.ts';

export type FeePayer = MemberRecord;

interface MemberTerms {
  membershipTypeId: string;
  paymentFrequencyId: string;
}

/** Whose fee it is, also after they were taken out of the register. Nobody else changes them meanwhile. */
export function lockFeePayer(tx: Tx, memberId: string): Promise<FeePayer | undefined> {
  return lockMemberEvenRemoved(tx, memberId);
}

/** What somebody pays for may change what they are, and how often they pay. */
export async function setMemberTerms(
  tx: Tx,
  ctx: Ctx,
  member: FeePayer,
  { membershipTypeId, paymentFrequencyId }: MemberTerms,
): Promise<void> {
  const wanted = { membershipTypeId, paymentFrequencyId };
  const differing = changes<MemberTerms>(member, wanted);
  if (Object.keys(differing.after).length === 0) return;
  await updateMemberRow(tx, member.id, wanted, ctx.now);
  await ctx.audit(tx, { action: 'update', ...auditedMember(member), ...differing });
}
