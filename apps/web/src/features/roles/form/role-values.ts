import { createRoleBody, type Role, type RoleType } from '@kathok/contract';
import { z } from 'zod';
import { granted, type MatrixPermission } from '../matrix/choice.ts';
import { words } from '../words.en.ts';

/** What the form of a role holds. Which permissions were ticked, in any order, with what they include. */
export type RoleValues = {
  name: string;
  description: string;
  roleType: RoleType;
  permissionIds: string[];
  requiresSecondFactor: boolean;
  secondFactorEachTime: boolean;
};

const startingRights = new Set(['read Dashboard', 'manage Password']);

/** A new role for the office opens the dashboard and lets people change their own password, unless one unticks it. */
export const newRole = (permissions: readonly MatrixPermission[]): RoleValues => ({
  name: '',
  description: '',
  roleType: 'admin',
  permissionIds: permissions
    .filter(({ action, subject }) => startingRights.has(`${action} ${subject}`))
    .map(({ id }) => id)
    .sort(),
  requiresSecondFactor: false,
  secondFactorEachTime: false,
});

export const valuesOf = ({
  name,
  description,
  roleType,
  permissions,
  requiresSecondFactor,
  secondFactorEachTime,
}: Role): RoleValues => ({
  name,
  description,
  roleType,
  permissionIds: permissions.map(({ id }) => id).sort(),
  requiresSecondFactor,
  secondFactorEachTime,
});

/** What is sent: of the ticked permissions those that are not included in others. */
export const roleForm = (permissions: readonly MatrixPermission[]) =>
  z
    .object({
      ...createRoleBody.shape,
      requiresSecondFactor: z.boolean(),
      secondFactorEachTime: z.boolean(),
      description: createRoleBody.shape.description.unwrap(),
      permissionIds: z
        .array(z.string())
        .transform((ids) => granted(permissions, new Set(ids)).map(({ id }) => id)),
    })
    // Only staff have a second step; the ticks are not shown for others.
    .transform((role) => ({
      ...role,
      requiresSecondFactor: role.roleType === 'admin' && role.requiresSecondFactor,
      secondFactorEachTime: role.roleType === 'admin' && role.secondFactorEachTime,
    }));

/** A value of the form as people read it. */
export function showValue(permissions: readonly MatrixPermission[]) {
  return (field: string, value: unknown): string => {
    if (field === 'roleType') return words.roleTypes[value as RoleType];
    if (field === 'requiresSecondFactor') return words.secondFactor.value(value === true);
    if (field === 'secondFactorEachTime') return words.eachTime.value(value === true);
    if (field !== 'permissionIds') return String(value);
    const names = permissions.filter(({ id }) => (value as string[]).includes(id)).map(({ name }) => name);
    return names.join(', ');
  };
}
