import type { countries } from '@kathok/contract';
import {
  countCountryUses,
  type CountryRow,
  findCountries,
  findCountry,
  findCountryOptions,
  insertCountry,
} from './country.repository.ts';
import { masterHandlers, timestamps } from './master-handlers.ts';

export const countryHandlers = masterHandlers<typeof countries, CountryRow>({
  table: 'countries',
  entity: 'Country',
  find: findCountry,
  findPage: findCountries,
  findOptions: findCountryOptions,
  insert: (tx, values, now) => insertCountry(tx, { ...values, createdAt: now, updatedAt: now }),
  present: (row) => ({ ...row, ...timestamps(row) }),
  auditable: ({ name, isoCode, dialCode, currency, isActive }) => ({
    name,
    isoCode,
    dialCode,
    currency,
    isActive,
  }),
  usage: countCountryUses,
});
