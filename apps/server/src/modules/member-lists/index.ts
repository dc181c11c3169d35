export { memberListRoutes } from './member-list.routes.ts';
