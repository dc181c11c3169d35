import type { Right } from '@kathok/contract';
import { type ExpressionBuilder, sql, type SqlBool } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { Schema } from '../../db/schema.ts';

type WithRoles = ExpressionBuilder<Schema, 'roles'>;

/** What a role allows, as part of a query that reads roles. */
export function rightsOfRole(row: WithRoles) {
  return jsonArrayFrom(permissionsOfRole(row).select(['permissions.action', 'permissions.subject'])).$castTo<
    Right[]
  >();
}

export function permissionsOfRole(row: WithRoles) {
  return row
    .selectFrom('rolePermissions')
    .innerJoin('permissions', 'permissions.id', 'rolePermissions.permissionId')
    .whereRef('rolePermissions.roleId', '=', 'roles.id')
    .orderBy('permissions.subject')
    .orderBy('permissions.action');
}

/** Only roles that may do everything. */
export const roleMayDoEverything = sql<SqlBool>`exists (
  select from role_permissions join permissions on permissions.id = role_permissions.permission_id
  where role_permissions.role_id = roles.id and action = 'manage' and subject = 'all')`;
