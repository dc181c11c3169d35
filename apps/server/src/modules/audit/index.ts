export { auditRoutes } from './audit.routes.ts';
export { listLatestChanges } from './audit.service.ts';
