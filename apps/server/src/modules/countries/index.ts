export { countryRoutes } from './country.routes.ts';
export { countryHandlers } from './country.service.ts';
