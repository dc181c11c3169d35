export { pledgeRoutes } from './pledge.routes.ts';
