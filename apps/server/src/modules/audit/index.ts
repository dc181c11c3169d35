export { auditRoutes } from './audit.routes.ts';
export { listEntries } from './audit.service.ts';
