import type { Tx } from '../../db/open-database.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { actorOf, type Ctx } from '../../platform/context.ts';
import { findRoleToGrant } from './role-member.repository.ts';
import { requireHolding } from './role-rules.ts';

/** The role somebody is about to be given by the person who acts; it stays as it is until the transaction ends. */
export async function requireGrantableRole(ctx: Ctx, tx: Tx, roleId: string) {
  const role = await findRoleToGrant(tx, roleId);
  if (!role) throw fieldProblem('roleId', 'exists', 'is not a role');
  requireHolding(actorOf(ctx), role.ability);
  return role;
}
