import type { auth, ResponseOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Account, recordLogin } from '../account.repository.ts';
import { noticeDevice } from '../devices/notice-device.ts';
import type { SignInMethod } from '../second-factor/proof.ts';
import type { Keys } from '../sessions/keys.ts';
import { startSession } from '../sessions/start-session.ts';
import { toUserData } from './user-data.ts';

interface SignIn {
  method: SignInMethod;
  /** The device that is not asked for the second step. */
  trustedDeviceId?: string | undefined;
}

/** Everything has been shown that is needed: the one place where a session begins. */
export async function signInAs(
  ctx: Ctx,
  tx: Tx,
  keys: Keys,
  account: Account,
  { method, trustedDeviceId }: SignIn,
): Promise<ResponseOf<typeof auth.login>> {
  if (!(await recordLogin(tx, account, ctx.now))) throw new AppError('wrong_credentials');
  const tokens = await startSession(ctx, tx, keys, account, trustedDeviceId ?? null);
  await noticeDevice(ctx, tx, account);
  const { id, name } = account;
  const change = { action: 'sign_in', entity: 'User', entityId: id, label: name, by: { id, name } };
  await ctx.audit(tx, method === 'password' ? change : { ...change, after: { method } });
  return { ...tokens, userData: toUserData(account) };
}
