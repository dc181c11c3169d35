import { isAllowed } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { membersOfGrants } from '../../platform/limits/look-up-grant.ts';
import type { JointActs } from './joint-acts.ts';
import type { JointRecord } from './joint-payment.repository.ts';

/** A joint payment is of fees and donations alike, so it asks for both rights. */
export const isJointStaff = ({ actor }: Ctx, action: 'read' | 'update' | 'manage'): boolean =>
  actor !== null &&
  isAllowed(actor.ability, action, 'Donation') &&
  isAllowed(actor.ability, action, 'Member');

export function requireJointStaff(ctx: Ctx, action: 'update' | 'manage'): void {
  if (!isJointStaff(ctx, action)) throw new AppError('not_allowed');
}

/** For whom this caller may pay: for anybody as staff; else for themself, whom they keep, and who was looked up just now. */
export async function payableBy(
  tx: Tx,
  ctx: Ctx,
  grants: readonly string[],
  { isKept }: JointActs,
): Promise<(memberId: string) => Promise<boolean>> {
  if (isJointStaff(ctx, 'update')) return async () => true;
  const lookedUp = await membersOfGrants(tx, grants, ctx.now);
  const own = ctx.actor?.memberId ?? null;
  return async (memberId) =>
    memberId === own || lookedUp.has(memberId) || (own !== null && (await isKept(tx, own, memberId)));
}

/** How the audit names it. */
export const auditedJoint = ({ id, reference }: Pick<JointRecord, 'id' | 'reference'>) => ({
  entity: 'JointPayment',
  entityId: id,
  label: reference,
});
