import type { members } from '@kathok/contract';
import type { Plain } from '../../lib/request.ts';

export const register: Plain<typeof members.register> = {
  method: 'POST',
  path: '/member/register',
  idempotent: true,
  anonymous: true,
};
export const getPlaces: Plain<typeof members.places> = {
  method: 'GET',
  path: '/places/:dzongkhag',
  anonymous: true,
};
