import { permissions } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { listAllPermissions, listPermissions } from './permission.service.ts';

export const permissionRoutes = routes(permissions, { list: listPermissions, all: listAllPermissions });
