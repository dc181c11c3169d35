export { memberListRoutes } from './member-list.routes.ts';
export { createMemberList } from './member-list.service.ts';
