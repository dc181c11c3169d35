import { isAllowed, type RoleType } from '@kathok/contract';
import { AppError } from '../../base/app-error.ts';
import type { Actor } from '../../platform/actor.ts';

/** What a PATCH may carry, apart from the version. */
export interface UserChange {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | null | undefined;
  roleId?: string | undefined;
  status?: 'active' | 'disabled' | undefined;
}
type Current = Required<{ [Field in keyof UserChange]: Exclude<UserChange[Field], undefined> | null }>;

/** Only what would really change: a form may send back what it was given. */
export function differences(current: Current, asked: UserChange): UserChange {
  const fields = ['name', 'email', 'phone', 'roleId', 'status'] as const;
  const differing = fields.filter((field) => asked[field] !== undefined && asked[field] !== current[field]);
  return Object.fromEntries(differing.map((field) => [field, asked[field]]));
}

/** Their own name and phone are everybody's; the rest needs the ability, and of one's own role and status nobody decides. */
export function requireOwnChangeAllowed(actor: Actor, change: UserChange): void {
  if (change.roleId !== undefined) refuse('Nobody can change their own role.');
  if (change.status !== undefined) refuse('Nobody can disable themselves.');
  if (change.email !== undefined && !isAllowed(actor.ability, 'update', 'User')) {
    refuse('Please ask an administrator to change your e-mail address.');
  }
}

/** Tokens made before such a change are dead. */
export function endsSessions(change: UserChange): boolean {
  return change.roleId !== undefined || change.status !== undefined;
}

/** Staff passwords are longer, and nobody knows how long the present one is. */
export function needsLongerPassword(before: RoleType, after: RoleType): boolean {
  return before === 'user' && after === 'admin';
}

function refuse(detail: string): never {
  throw new AppError('not_allowed', { detail });
}
