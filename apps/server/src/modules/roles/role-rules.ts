import { type Ability, holdsAll, type RoleType } from '@kathok/contract';
import { AppError, fieldProblem } from '../../base/app-error.ts';
import type { Actor } from '../../platform/actor.ts';

/** Nobody gives, changes or takes away what they do not hold themselves. */
export function requireHolding(actor: Actor, rights: Ability): void {
  if (holdsAll(actor.ability, rights)) return;
  throw new AppError('not_allowed', { detail: 'This role would have more rights than you.' });
}

interface RoleShape {
  isSystem: boolean;
  userCount: number;
  roleType: RoleType;
  permissionIds: string[];
}

interface RoleChange {
  roleType?: RoleType | undefined;
  permissionIds?: string[] | undefined;
}

/** A shipped role keeps what makes it that role; a role in use stays of its type, since passwords depend on it. */
export function requireChangeable(role: RoleShape, change: RoleChange): void {
  const isNewType = change.roleType !== undefined && change.roleType !== role.roleType;
  const areNewRights =
    change.permissionIds !== undefined && !areSame(change.permissionIds, role.permissionIds);
  if (role.isSystem && (isNewType || areNewRights)) {
    throw new AppError('wrong_state', {
      detail: 'The roles that come with the product keep their abilities. Make a role of your own instead.',
    });
  }
  if (isNewType && role.userCount > 0) {
    throw new AppError('in_use', {
      detail: 'The type of a role can change only while nobody has the role.',
      counts: { users: role.userCount },
    });
  }
}

/** Members have no second step, so none can be required of them. */
export function requireForStaff(role: {
  roleType?: RoleType | undefined;
  requiresSecondFactor?: boolean | undefined;
  secondFactorEachTime?: boolean | undefined;
}): void {
  for (const field of ['requiresSecondFactor', 'secondFactorEachTime'] as const)
    if (role.roleType === 'user' && role[field])
      throw fieldProblem(field, 'isForStaff', 'is for roles of the office only');
}

export function requireRemovable(role: Pick<RoleShape, 'isSystem' | 'userCount'>): void {
  if (role.isSystem) {
    throw new AppError('wrong_state', { detail: 'Built-in roles cannot be removed.' });
  }
  if (role.userCount > 0) throw new AppError('in_use', { counts: { users: role.userCount } });
}

function areSame(ids: string[], others: string[]): boolean {
  return ids.length === others.length && ids.every((id) => others.includes(id));
}
