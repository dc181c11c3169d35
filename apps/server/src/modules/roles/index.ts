export { findAdministratorRoleId, lockAdministrators, requireAdministratorLeft } from './administrators.ts';
export { requireGrantableRole } from './grant-role.service.ts';
export { permissionsOfRole, rightsOfRole } from './rights-of-role.ts';
export { roleRoutes } from './role.routes.ts';
export { createRole, listRoles } from './role.service.ts';
