import type { auth, start } from '@kathok/contract';
import type { Plain } from '../client/request.ts';

/** The calls every page needs, the sign-in page too, and therefore without their schemas. */
export const loginCall: Plain<typeof auth.login> = { method: 'POST', path: '/auth/login', anonymous: true };
export const refreshCall: Plain<typeof auth.refresh> = {
  method: 'POST',
  path: '/auth/refresh',
  anonymous: true,
};
export const logoutCall: Plain<typeof auth.logout> = { method: 'POST', path: '/auth/logout' };
export const meCall: Plain<typeof auth.me> = { method: 'GET', path: '/auth/me' };
export const startCall: Plain<typeof start.get> = { method: 'GET', path: '/start' };
