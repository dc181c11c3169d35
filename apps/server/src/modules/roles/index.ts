export {
  emailsOfAdministrators,
  findAdministratorRoleId,
  lockAdministrators,
} from './administrator.repository.ts';
export { requireAdministratorLeft } from './administrators.ts';
export { requireGrantableRole } from './grant-role.service.ts';
export { listAllPermissions } from './permission.service.ts';
export { permissionsOfRole, rightsOfRole } from './rights-of-role-sql.ts';
export { roleMayManage } from './role-member.repository.ts';
export { roleRoutes } from './role.routes.ts';
export { createRole, listRoles } from './role.service.ts';
