export { erasureJobs } from './erasing/erase-person.ts';
export { privacyRoutes } from './privacy.routes.ts';
