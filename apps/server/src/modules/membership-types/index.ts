export { membershipTypeRoutes } from './membership-type.routes.ts';
