import type { auth, InputOf } from '@kathok/contract';
import type { PublicLimit } from '../../platform/limits/public-limit.ts';
import { normaliseUsername } from './login/username.ts';

const quarter = 15 * 60;
const hour = 60 * 60;

/**
 * Counted before the password is looked at, so that many tries at once are still many tries; and by the name that was
 * typed, so that a name nobody has behaves like any other; `checkCredentials` counts by the account. Over all addresses a
 * name is only slowed down (login-slow-down.ts), or anybody could lock out anybody.
 */
export const loginLimit: PublicLimit<{ body: { username: string } }> = {
  name: 'login',
  own: (from, { body }) => [
    {
      of: `${from}:${normaliseUsername(body.username)}`,
      limit: 10,
      windowSeconds: quarter,
      isClearedBySuccess: true,
    },
    { of: from, limit: 50, windowSeconds: quarter },
  ],
  isSuccess: () => true,
};

/** Past the own limits the answer is the same as ever, and no mail is sent. */
export const forgotPasswordLimit: PublicLimit<InputOf<typeof auth.forgotPassword>, void> = {
  name: 'forgot password',
  own: (from, { body }) => [
    { of: `name ${normaliseUsername(body.username)}`, limit: 3, windowSeconds: hour },
    { of: from, limit: 20, windowSeconds: hour },
  ],
  together: { limit: 300, windowSeconds: hour },
  otherwise: async () => {},
};

/** By network; the account behind the challenge has limits of its own (`codeLimit`, `recoveryCodeLimit`). */
export const finishLoginLimit: PublicLimit = {
  name: 'finish login',
  own: (from) => [{ of: from, limit: 100, windowSeconds: quarter }],
};
export const passkeyOptionsLimit: PublicLimit = {
  name: 'passkey options',
  own: (from) => [{ of: from, limit: 100, windowSeconds: quarter }],
};

/**
 * Six digits can be guessed, so an account has few tries, wherever they come from; a passkey or a recovery code still opens
 * it then. Only somebody who has the password gets so far.
 */
export const codeLimit: PublicLimit<{ userId: string }> = {
  name: 'authenticator code',
  own: (from, { userId }) => [
    { of: `${from}:${userId}`, limit: 10, windowSeconds: quarter, isClearedBySuccess: true },
    { of: userId, limit: 30, windowSeconds: hour, isClearedBySuccess: true },
  ],
};
/** Nobody guesses a recovery code; this keeps one address from trying for ever. */
export const recoveryCodeLimit: PublicLimit<{ userId: string }> = {
  name: 'recovery code',
  own: (from, { userId }) => [
    { of: `${from}:${userId}`, limit: 10, windowSeconds: quarter, isClearedBySuccess: true },
  ],
};

/** Nobody guesses 256 bits, or the 78 of an invitation; these keep one address from keeping the database busy. */
export const refreshLimit: PublicLimit = {
  name: 'refresh',
  own: (from) => [{ of: from, limit: 1000, windowSeconds: quarter }],
};
export const resetPasswordLimit: PublicLimit = {
  name: 'reset password',
  own: (from) => [{ of: from, limit: 60, windowSeconds: quarter }],
};
