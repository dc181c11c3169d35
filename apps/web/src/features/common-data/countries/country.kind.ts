import { countries, type Country, createCountryBody } from '@kathok/contract';
import { z } from 'zod';
import type { Kind } from '../kind.ts';
import { words } from '../words.en.ts';

const schema = createCountryBody.extend({ isActive: z.boolean() });

export type CountryValues = z.input<typeof schema>;
export type CountryBody = z.output<typeof schema>;

export const countryKind: Kind<Country, CountryValues, CountryBody> = {
  base: '/country',
  motif: 'wheel',
  words: words.countries,
  endpoints: countries,
  schema,
  empty: { name: '', isoCode: '', dialCode: '+', currency: '', isActive: true },
  valuesOf: ({ name, isoCode, dialCode, currency, isActive }) => ({
    name,
    isoCode,
    dialCode,
    currency,
    isActive,
  }),
};
