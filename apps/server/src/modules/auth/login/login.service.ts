import type { auth, InputOf, ResponseOf, UserData } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { semaphorePerName } from '../../../base/semaphore.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { forgive } from '../../../platform/limits/public-limit.ts';
import { type Account, findAccount, findLogin } from '../account.repository.ts';
import { loginLimit } from '../auth-limits.ts';
import { findTrustedDevice } from '../devices/trusted-device.ts';
import { recordFailedSignIn } from '../devices/failed-sign-in.ts';
import { verifyPassword } from '../passwords/password-hash.ts';
import { askSecondFactor } from '../second-factor/ask-second-factor.ts';
import { needsSecondFactor } from '../second-factor/second-factor-rules.ts';
import { keysOf } from '../sessions/keys.ts';
import { endSession } from '../sessions/session.repository.ts';
import { signInAs } from './sign-in-as.ts';
import { toUserData } from './user-data.ts';
import { normaliseUsername } from './username.ts';

type Login = typeof auth.login;

/** Whose name and password these are. */
export function checkLogin(ctx: Ctx, { body }: InputOf<Login>): Promise<Account> {
  return checkCredentials(ctx, body.username, body.password);
}

export async function login(ctx: Ctx, input: InputOf<Login>, account: Account): Promise<ResponseOf<Login>> {
  const keys = await keysOf(ctx.db);
  const signedIn = await inTransaction(ctx, async (tx) => {
    if (!needsSecondFactor(account)) return signInAs(ctx, tx, keys, account, { method: 'password' });
    const trustedDeviceId = await findTrustedDevice(ctx, tx, account);
    return trustedDeviceId && signInAs(ctx, tx, keys, account, { method: 'trusted_device', trustedDeviceId });
  });
  if (signedIn) return signedIn;
  // The password was right; from here on the tries of the second step are counted.
  await forgive(ctx, loginLimit, input);
  return askSecondFactor(ctx, account);
}

/** One after the other, so that what was counted before is known to the next; a few wait for the one that is looked at. */
const oneOfEachAccount = semaphorePerName(1, { mostWaiting: 50 });

/**
 * The only place where a name and a password are checked. A wrong name, a wrong password, a disabled account and
 * one without a password give the same answer after the same work. The caller has counted the attempt (`loginLimit`).
 */
export async function checkCredentials(ctx: Ctx, typedName: string, password: string): Promise<Account> {
  const username = normaliseUsername(typedName);
  const account = await findLogin(ctx.db, username);
  const whose = account?.id ?? username;
  const release = await oneOfEachAccount(whose);
  try {
    const isRight = await verifyPassword(account?.passwordHash ?? null, password);
    if (account && isRight && account.status === 'active') return account;
  } finally {
    release();
  }
  ctx.log.info('sign-in refused');
  await recordFailedSignIn(ctx, { userId: account?.id ?? null, whose }, 'password');
  throw new AppError('wrong_credentials');
}

export async function logout(ctx: Ctx): Promise<void> {
  const { id, name, sessionId } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    await endSession(tx, { id: sessionId, userId: id }, 'signed_out', ctx.now);
    await ctx.audit(tx, { action: 'sign_out', entity: 'User', entityId: id, label: name });
  });
}

export async function getMe(ctx: Ctx): Promise<UserData> {
  const account = await findAccount(ctx.db, actorOf(ctx).id);
  if (!account) throw new AppError('not_signed_in');
  return toUserData(account);
}
