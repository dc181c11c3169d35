export { countryHandlers } from './country.service.ts';
export { purposeHandlers } from './donation-purpose.service.ts';
export { masterDataRoutes } from './master-data.routes.ts';
