import { z } from 'zod';
import { can, endpoint, ownOr } from '../endpoint.ts';
import { idParams, instant } from '../values/fields.ts';
import { passwordPair, resetByAdministratorBody, samePassword } from './password.schema.ts';
import {
  passwordLink,
  passwordLinkToken,
  signedIn,
  tokenPair,
  userData,
  username,
  password,
} from './auth.schema.ts';
import {
  challengeToken,
  finishLoginBody,
  passkeyRequestOptions,
  resetSecondFactorBody,
} from './second-factor.schema.ts';
import { stepUpBody } from './step-up.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const records: Records = { reads: ['User'], touches: ['User', 'Device', 'Message'] };
export const auth = withRecords(records, {
  login: endpoint({
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    asksProof: true,
    summary: 'Sign in with an e-mail, a phone number or a membership code',
    worksWhenFull: true,
    body: z.strictObject({ username, password }),
    response: signedIn,
  }),
  finishLogin: endpoint({
    method: 'POST',
    path: '/auth/login/finish',
    access: 'public',
    asksProof: true,
    summary:
      'Finish signing in, with a code, a recovery code or a passkey, after `second_factor_needed` or `passkey-options`',
    worksWhenFull: true,
    body: finishLoginBody,
    response: signedIn,
  }),
  passkeyOptions: endpoint({
    method: 'POST',
    path: '/auth/passkey-options',
    access: 'public',
    asksProof: true,
    touches: [],
    summary:
      'What a browser needs in order to ask for a passkey; with a challenge, for the second step of that sign-in',
    worksWhenFull: true,
    body: z.strictObject({ challenge: challengeToken.optional() }),
    response: z.object({ challenge: z.string(), options: passkeyRequestOptions }),
  }),
  refresh: endpoint({
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    touches: [],
    summary: 'Exchange a refresh token for a new pair',
    worksWhenFull: true,
    body: z.strictObject({ refreshToken: z.string().min(1).max(200) }),
    response: tokenPair,
  }),
  stepUp: endpoint({
    method: 'POST',
    path: '/auth/step-up',
    access: 'signedIn',
    touches: [],
    summary:
      'Show once more who one is; what it answers goes into the `Step-Up` header of this session’s calls for five minutes',
    worksWhenFull: true,
    body: stepUpBody,
    response: z.object({ proof: z.string(), expiresAt: instant }),
  }),
  logout: endpoint({
    method: 'POST',
    path: '/auth/logout',
    access: 'signedIn',
    summary: 'End this session',
    worksWhenFull: true,
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  me: endpoint({
    method: 'GET',
    path: '/auth/me',
    access: 'signedIn',
    summary: 'The signed-in user, afresh',
    response: userData,
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
  resetByAdministrator: endpoint({
    method: 'POST',
    path: '/auth/password-reset',
    access: can('manage', 'User'),
    summary: 'Give a user a new password; ends their sessions',
    stepUp: 'always',
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
  readPasswordLink: endpoint({
    method: 'POST',
    path: '/auth/password-link',
    access: 'public',
    asksProof: true,
    touches: [],
    summary: 'Whose password a mailed link or an invitation sets; it stays unspent',
    body: z.strictObject({ token: passwordLinkToken }),
    response: passwordLink,
  }),
  resetPassword: endpoint({
    method: 'POST',
    path: '/auth/reset-password',
    access: 'public',
    asksProof: true,
    summary: 'Choose a new password with a mailed link',
    body: z.strictObject({ token: passwordLinkToken, ...passwordPair }).refine(...samePassword),
  }),
  resetSecondFactor: endpoint({
    method: 'POST',
    path: '/users/:id/reset-second-factor',
    access: can('manage', 'User'),
    summary:
      'Take away the lost second factor of somebody else; ends their sessions and tells them by e-mail',
    stepUp: 'always',
    params: idParams,
    body: resetSecondFactorBody,
  }),
  changePassword: endpoint({
    method: 'POST',
    path: '/users/:id/change-password',
    access: ownOr('manage', 'User'),
    summary:
      'Change a password, knowing the present one, which a login with a one-time password has just shown; other sessions end',
    params: idParams,
    body: z.strictObject({ currentPassword: password.optional(), ...passwordPair }).refine(...samePassword),
    beforePasswordChange: true,
    beforeSecondFactor: true,
  }),
});
