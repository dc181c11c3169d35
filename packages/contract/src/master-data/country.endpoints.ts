import { masterData } from './master-data.endpoints.ts';
import { country, createCountryBody, updateCountryBody } from './country.schema.ts';

export const countries = masterData({
  path: '/countries',
  recordKind: 'Country',
  noun: 'country',
  plural: 'countries',
  item: country,
  option: country.pick({ id: true, name: true, isoCode: true, dialCode: true, currency: true }),
  sortKeys: ['name', 'isoCode', 'dialCode', 'currency', 'createdAt'],
  createBody: createCountryBody,
  updateBody: updateCountryBody,
});
