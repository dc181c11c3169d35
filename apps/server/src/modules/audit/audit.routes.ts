import { audit } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { listEntries } from './audit.service.ts';

export const auditRoutes = routes(audit, { list: listEntries });
