import { countries } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { fieldProblem } from '../../base/app-error.ts';
import {
  createCountry,
  getCountry,
  listCountries,
  listCountryOptions,
  removeCountry,
  updateCountry,
} from './country.service.ts';

export const countryRoutes = routes(
  countries,
  {
    list: listCountries,
    all: listCountryOptions,
    get: getCountry,
    create: createCountry,
    update: updateCountry,
    remove: removeCountry,
  },
  {
    countries_iso_code_unique: () =>
      fieldProblem('isoCode', 'isFree', 'is already the code of another country'),
    countries_name_unique: () => fieldProblem('name', 'isFree', 'is already the name of another country'),
  },
);
