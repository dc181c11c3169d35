export { listReportRoutes, reportRoutes } from './report.routes.ts';
