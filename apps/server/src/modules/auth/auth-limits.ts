import type { auth, InputOf } from '@kathok/contract';
import { ofNetwork, type OwnLimit, type PublicLimit } from '../../platform/limits/public-limit.ts';
import { findLogin } from './account.repository.ts';
import { normaliseUsername } from './login/username.ts';
import { hashSecretToken } from './sessions/secret-token.ts';
import { findSessionOfToken } from './sessions/session.repository.ts';

const quarter = 15 * 60;
const hour = 60 * 60;
const day = 24 * hour;

/**
 * Counted before the password is looked at, so that many tries at once are still many tries; and by the name that was
 * typed, so that a name nobody has behaves like any other. A member has several names, so the account is counted as well,
 * wider: until then, nothing tells that two names are one person's. Over all addresses nobody is refused, or anybody could
 * lock out anybody; each further guess takes more work.
 */
export const loginLimit: PublicLimit<{ body: { username: string } }> = {
  name: 'login',
  async own(from, { body }, ctx) {
    const username = normaliseUsername(body.username);
    const whose = (await findLogin(ctx.db, username))?.id ?? username;
    const failures = { windowSeconds: day, isGrowing: true, isClearedBySuccess: true };
    return [
      { ...failures, of: `* ${username}`, limit: 20 },
      { ...failures, of: `account ${whose}`, limit: 40 },
      { of: `logged in ${whose}`, limit: 1000, windowSeconds: hour, countsSuccesses: true },
      { of: `${from}:${username}`, limit: 10, windowSeconds: quarter, isClearedBySuccess: true },
      ...ofNetwork(from, { limit: 50, windowSeconds: quarter }),
    ];
  },
  isSuccess: () => true,
};

/** Past the own limits the answer is the same as ever, and no message is sent without a proof of work. */
export const forgotPasswordLimit: PublicLimit<InputOf<typeof auth.forgotPassword>, void> = {
  name: 'forgot password',
  own: (from, { body }) => [
    { of: `name ${normaliseUsername(body.username)}`, limit: 3, windowSeconds: hour, isGrowing: true },
    ...ofNetwork(from, { limit: 20, windowSeconds: hour }),
  ],
  together: { limit: 300, windowSeconds: hour },
  otherwise: async () => {},
};

/** By network; the account behind the challenge has limits of its own (`codeLimit`, `recoveryCodeLimit`). */
export const finishLoginLimit: PublicLimit = {
  name: 'finish login',
  own: (from) => ofNetwork(from, { limit: 100, windowSeconds: quarter }),
};
export const passkeyOptionsLimit: PublicLimit = {
  name: 'passkey options',
  own: (from) => ofNetwork(from, { limit: 100, windowSeconds: quarter }),
};

/**
 * Six digits can be guessed, so an account has few tries, wherever they come from; a passkey or a recovery code still opens
 * it then. Only somebody who has the password gets so far.
 */
export const codeLimit: PublicLimit<{ userId: string }> = {
  name: 'authenticator code',
  own: (from, { userId }) => [
    { of: `${from}:${userId}`, limit: 10, windowSeconds: quarter, isClearedBySuccess: true, isFirm: true },
    { of: userId, limit: 30, windowSeconds: hour, isClearedBySuccess: true, isFirm: true },
  ],
};
/** Nobody guesses a recovery code; this keeps one address from trying for ever. */
export const recoveryCodeLimit: PublicLimit<{ userId: string }> = {
  name: 'recovery code',
  own: (from, { userId }) => [
    { of: `${from}:${userId}`, limit: 10, windowSeconds: quarter, isClearedBySuccess: true, isFirm: true },
  ],
};

/**
 * Nobody guesses 256 bits; this keeps one address from keeping the database busy. A token that is known counts for its own
 * session alone, so that nobody at the same address ends the work of others.
 */
export const refreshLimit: PublicLimit<InputOf<typeof auth.refresh>> = {
  name: 'refresh',
  async own(from, { body }, ctx) {
    const sessionId = await findSessionOfToken(ctx.db, hashSecretToken(body.refreshToken));
    const own: OwnLimit = sessionId
      ? { of: `session ${sessionId}`, limit: 300, windowSeconds: quarter }
      : { of: from, limit: 1000, windowSeconds: quarter };
    return [{ ...own, isFirm: true }];
  },
};

/** Nobody guesses 256 bits, or the 78 of an invitation. */
export const resetPasswordLimit: PublicLimit = {
  name: 'reset password',
  own: (from) => ofNetwork(from, { limit: 60, windowSeconds: quarter }),
};
