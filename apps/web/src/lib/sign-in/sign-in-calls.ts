import type { auth } from '@kathok/contract';
import type { Plain } from '../client/request.ts';

/** The calls of signing in with more than a password; apart from those that every public page needs. */
export const finishLoginCall: Plain<typeof auth.finishLogin> = {
  method: 'POST',
  path: '/auth/login/finish',
  anonymous: true,
};
export const stepUpCall: Plain<typeof auth.stepUp> = { method: 'POST', path: '/auth/step-up' };
export const passkeyOptionsCall: Plain<typeof auth.passkeyOptions> = {
  method: 'POST',
  path: '/auth/passkey-options',
  anonymous: true,
};
