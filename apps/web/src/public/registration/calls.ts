import type { countries, members } from '@kathok/contract';
import type { Plain } from '../../lib/client/request.ts';

export const register: Plain<typeof members.register> = {
  method: 'POST',
  path: '/member/register',
  idempotent: true,
  anonymous: true,
};
export const getCountries: Plain<typeof countries.all> = {
  method: 'GET',
  path: '/countries/all',
  anonymous: true,
};
export const getPlaces: Plain<typeof members.places> = {
  method: 'GET',
  path: '/places/:dzongkhag',
  anonymous: true,
};
