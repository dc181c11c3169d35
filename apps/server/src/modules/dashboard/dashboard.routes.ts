import { dashboard } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { getDashboard } from './dashboard.service.ts';

export const dashboardRoutes = routes(dashboard, { get: getDashboard });
