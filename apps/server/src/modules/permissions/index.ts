export { permissionRoutes } from './permission.routes.ts';
export { listAllPermissions } from './permission.service.ts';
