export { savedViewRoutes } from './saved-view.routes.ts';
