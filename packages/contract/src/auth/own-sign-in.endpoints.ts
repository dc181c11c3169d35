import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { idParams, line } from '../values/fields.ts';
import { password } from './auth.schema.ts';
import { device, ownSignInMethods, passkey, recentSignIn } from './own-sign-in.schema.ts';
import {
  authenticatorCode,
  challengeToken,
  newPasskeyAnswer,
  passkeyCreationOptions,
} from './second-factor.schema.ts';
import { type Records, withRecords } from '../record-kinds.ts';

const withPassword = z.strictObject({ password });
const passkeyName = line(60);
/** Shown once, when the first second factor is added or somebody asks for new ones. */
const recoveryCodes = z.array(z.string());

/** A change of how one logs in is told by a message to the owner of the account. */
const ownSignInRecords: Records = { reads: ['User', 'Role'], touches: ['User', 'Device', 'Message'] };

/** How the person who is signed in signs in. */
export const ownSignIn = withRecords(ownSignInRecords, {
  get: endpoint({
    method: 'GET',
    path: '/auth/sign-in-methods',
    access: 'signedIn',
    summary: 'One’s own authenticator app, passkeys and recovery codes, without their secrets',
    beforeSecondFactor: true,
    response: ownSignInMethods,
  }),
  beginAuthenticator: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/authenticator',
    access: 'signedIn',
    touches: [],
    summary: 'Begin to add an authenticator app: answers its key, which is never told again',
    beforeSecondFactor: true,
    body: withPassword,
    response: z.object({ key: z.string(), address: z.string() }),
  }),
  confirmAuthenticator: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/authenticator/confirm',
    access: 'signedIn',
    summary: 'Finish adding the authenticator app with a code from it; it takes the place of the one before',
    beforeSecondFactor: true,
    body: z.strictObject({ code: authenticatorCode }),
    response: z.object({ recoveryCodes: recoveryCodes.nullable() }),
  }),
  removeAuthenticator: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/authenticator/remove',
    access: 'signedIn',
    summary: 'Turn off the authenticator app',
    body: withPassword,
  }),
  makeRecoveryCodes: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/recovery-codes',
    access: 'signedIn',
    summary: 'Make new recovery codes; the ones before stop working',
    body: withPassword,
    response: z.object({ recoveryCodes }),
  }),
  beginPasskey: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/passkey-options',
    access: 'signedIn',
    touches: [],
    summary: 'What a browser needs in order to make a passkey',
    beforeSecondFactor: true,
    body: withPassword,
    response: z.object({ challenge: z.string(), options: passkeyCreationOptions }),
  }),
  addPasskey: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/passkeys',
    access: 'signedIn',
    summary: 'Add the passkey that the browser made',
    beforeSecondFactor: true,
    body: z.strictObject({ challenge: challengeToken, name: passkeyName, passkey: newPasskeyAnswer }),
    response: z.object({ passkey, recoveryCodes: recoveryCodes.nullable() }),
    status: 201,
  }),
  renamePasskey: endpoint({
    method: 'PATCH',
    path: '/auth/sign-in-methods/passkeys/:id',
    access: 'signedIn',
    summary: 'Give a passkey of one’s own another name',
    params: idParams,
    body: z.strictObject({ name: passkeyName }),
    response: passkey,
  }),
  removePasskey: endpoint({
    method: 'POST',
    path: '/auth/sign-in-methods/passkeys/:id/remove',
    access: 'signedIn',
    summary: 'Remove a passkey of one’s own',
    params: idParams,
    body: withPassword,
  }),
});

const ownDevicesRecords: Records = { reads: ['Device'], touches: ['Device'] };

/** Where the person who is signed in is signed in. */
export const ownDevices = withRecords(ownDevicesRecords, {
  list: endpoint({
    method: 'GET',
    path: '/auth/devices',
    access: 'signedIn',
    summary: 'The browsers in which one is signed in, and those that are not asked for the second step',
    beforeSecondFactor: true,
    response: z.array(device),
  }),
  signOut: endpoint({
    method: 'DELETE',
    path: '/auth/devices/:id',
    access: 'signedIn',
    summary: 'Sign out one of one’s own browsers',
    params: idParams,
  }),
  signOutOthers: endpoint({
    method: 'POST',
    path: '/auth/devices/sign-out-others',
    access: 'signedIn',
    summary: 'Sign out all of one’s browsers but this one',
  }),
  recent: endpoint({
    method: 'GET',
    path: '/auth/sign-ins',
    access: 'signedIn',
    summary: 'The latest sign-ins to one’s own account, and attempts that failed',
    response: z.array(recentSignIn),
  }),
});
