export { countryRoutes } from './country.routes.ts';
export { listCountryOptions } from './country.service.ts';
