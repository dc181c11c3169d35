export { restoreRoutes } from './restore.routes.ts';
