import { countries } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import { countryHandlers } from './country.service.ts';

export const countryRoutes = routes(countries, countryHandlers, {
  countries_iso_code_unique: () =>
    fieldProblem('isoCode', 'isFree', 'is already the code of another country'),
  countries_name_unique: () => fieldProblem('name', 'isFree', 'is already the name of another country'),
});
