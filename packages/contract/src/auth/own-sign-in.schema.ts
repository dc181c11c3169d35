import { z } from 'zod';
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

/** A browser that is signed in. */
export const device = z.object({
  id,
  browser: z.string().nullable(),
  system: z.string().nullable(),
  isPhone: z.boolean(),
  address: z.string().nullable(),
  signedInAt: instant,
  lastSeenAt: instant,
  isThis: z.boolean(),
});
export type Device = z.output<typeof device>;
