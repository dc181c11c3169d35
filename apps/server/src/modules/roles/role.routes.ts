import { permissions, roles } from '@kathok/contract';
import { type Routes, routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { listAllPermissions, listPermissions } from './permission.service.ts';
import { listRoleUsers } from './role-users.service.ts';
import { createRole, getRole, listRoles, removeRole, updateRole } from './role.service.ts';

export const roleRoutes: Routes[] = [
  routes(
    roles,
    {
      list: listRoles,
      get: getRole,
      users: listRoleUsers,
      create: createRole,
      update: updateRole,
      remove: removeRole,
    },
    { roles_name_unique: () => fieldProblem('name', 'isFree', 'is already the name of another role') },
  ),
  routes(permissions, { list: listPermissions, all: listAllPermissions }),
];
