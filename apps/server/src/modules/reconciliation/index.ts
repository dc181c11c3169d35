export { reconciliationRoutes } from './reconciliation.routes.ts';
export { readStatement } from './statements/read-statement.service.ts';
