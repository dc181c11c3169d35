import { z } from 'zod';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { id, idParams } from '../values/fields.ts';
import { passwordPair, samePassword } from './password.schema.ts';
import { userData, tokenPair, username, password } from './auth.schema.ts';

export const resetByAdministratorBody = z.strictObject({ id, ...passwordPair }).refine(...samePassword);

export const auth = {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in with an e-mail, a phone number or a membership code',
    worksWhenFull: true,
    body: z.strictObject({ username, password }),
    response: tokenPair.extend({ userData }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token for a new pair',
    worksWhenFull: true,
    body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
    response: tokenPair,
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    summary: 'End this session',
    worksWhenFull: true,
    beforePasswordChange: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'signedIn',
    summary: 'The signed-in user, afresh',
    response: userData,
    beforePasswordChange: true,
  }),
  resetByAdministrator: endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    access: can('manage', 'User'),
    summary: 'Give a user a new password; ends their sessions',
    body: resetByAdministratorBody,
  }),
  forgotPassword: endpoint({
    method: 'POST',
    path: '/auth/forgot-password',
    access: 'public',
    summary: 'Ask for a link to choose a new password; answers the same for everybody',
    body: z.strictObject({ username }),
    status: 202,
    asksProof: true,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    summary: 'Choose a new password with a mailed link',
    body: z.strictObject({ token: z.string().min(1).max(200), ...passwordPair }).refine(...samePassword),
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/:id/change-password',
    access: ownOr('manage', 'User'),
    summary: 'Change a password, knowing the present one; other sessions end',
    params: idParams,
    body: z.strictObject({ currentPassword: password, ...passwordPair }).refine(...samePassword),
    beforePasswordChange: true,
  }),
};
