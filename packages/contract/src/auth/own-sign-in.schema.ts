import { z } from 'zod';
import { signInMethods } from './second-factor.schema.ts';
import { id, instant } from '../values/fields.ts';

/** How many passkeys one account may have. */
export const mostPasskeys = 10;

export const passkey = z.object({
  id,
  name: z.string(),
  createdAt: instant,
  lastUsedAt: instant.nullable(),
});
export type Passkey = z.output<typeof passkey>;

/** How somebody signs in. Nothing in it can be used to sign in. */
export const ownSignInMethods = z.object({
  authenticatorApp: z.object({ since: instant, lastUsedAt: instant.nullable() }).nullable(),
  passkeys: z.array(passkey),
  recoveryCodes: z.object({ left: z.number().int(), total: z.number().int() }).nullable(),
  /** Staff may use an authenticator app; members sign in with their password or a passkey. */
  mayUseAuthenticatorApp: z.boolean(),
  /** Their role requires a second factor. */
  isRequired: z.boolean(),
  /** The address at which passkeys work; null where the address of this installation cannot have any. */
  passkeyAddress: z.string().nullable(),
});
export type OwnSignInMethods = z.output<typeof ownSignInMethods>;

/** A browser that is signed in, or that is not asked for the second step. */
export const device = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isPhone: z.boolean(),
  /** The beginning of its internet address, `local` for the own network. */
  network: z.string().nullable(),
  /** Null where it is signed out, but would not be asked for the second step. */
  signedInAt: instant.nullable(),
  lastSeenAt: instant,
  isThis: z.boolean(),
  /** Nobody had signed in to the account from there before. */
  isNewPlace: z.boolean(),
  /** Until then it is not asked for the second step. */
  trustedUntil: instant.nullable(),
});
export type Device = z.output<typeof device>;

/** A sign-in to one's own account, or attempts at one. */
export const recentSignIn = z.object({
  at: instant,
  method: z.enum(signInMethods),
  isSuccess: z.boolean(),
  /** How often it was tried on that day. */
  tries: z.number().int(),
  network: z.string().nullable(),
});
export type RecentSignIn = z.output<typeof recentSignIn>;
