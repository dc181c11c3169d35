export { erasureJobs } from './erasing/erase-member.service.ts';
export { privacyRoutes } from './privacy.routes.ts';
