import { roles } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { listRoleUsers } from './role-users.service.ts';
import { createRole, getRole, listRoles, removeRole, updateRole } from './role.service.ts';

export const roleRoutes = routes(
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
);
