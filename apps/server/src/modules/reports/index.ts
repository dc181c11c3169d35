export { cashClosingRoutes, listReportRoutes, reportRoutes } from './report.routes.ts';
