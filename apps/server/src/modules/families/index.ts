export { createLink } from './ask.service.ts';
export { isKept } from './family-link.repository.ts';
export { familyRoutes } from './family.routes.ts';
export { familyJobs, tellKept } from './family-messages.ts';
