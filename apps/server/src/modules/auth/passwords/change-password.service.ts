import type { auth, InputOf } from '@kathok/contract';
import { isAllowed } from '@kathok/contract';
import { admit, forgive } from '../../../platform/admit.ts';
import { AppError, fieldProblem } from '../../../platform/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { type Account, findAccount, lockAccount } from '../account.repository.ts';
import { loginLimit } from '../auth-limits.ts';
import { requireMayGovern } from '../govern.ts';
import { checkCredentials } from '../login.service.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-policy.ts';
import { setPassword } from './set-password.ts';

/** One's own, or somebody else's with the ability; either way whoever asks proves themself with their own password. */
export async function changePassword(
  ctx: Ctx,
  { params, body }: InputOf<typeof auth.changePassword>,
): Promise<void> {
  const actor = actorOf(ctx);
  if (params.id !== actor.id && !isAllowed(actor.ability, 'manage', 'User')) throw new AppError('not_found');
  await requireOwnPassword(ctx, body.currentPassword);
  if (params.id === actor.id && body.newPassword === body.currentPassword) {
    throw fieldProblem('newPassword', 'isNew', 'must be another one than the present password');
  }
  await replace(ctx, params.id, body.newPassword, 'change_password');
}

export async function resetByAdministrator(
  ctx: Ctx,
  { body }: InputOf<typeof auth.resetByAdministrator>,
): Promise<void> {
  if (body.id === actorOf(ctx).id) {
    throw new AppError('not_allowed', { detail: 'To change your own password, give the present one.' });
  }
  await replace(ctx, body.id, body.newPassword, 'reset_password');
}

async function replace(
  ctx: Ctx,
  userId: string,
  password: string,
  action: 'change_password' | 'reset_password',
): Promise<void> {
  const owner = governed(ctx, await findAccount(ctx.db, userId));
  requireGoodPassword('newPassword', password, owner);
  const passwordHash = await hashPassword(password);
  await inTransaction(ctx, async (tx) => {
    const account = governed(ctx, await lockAccount(tx, userId));
    await setPassword(ctx, tx, account, { passwordHash, action });
  });
}

function governed(ctx: Ctx, account: Account | undefined): Account {
  if (!account) throw new AppError('not_found');
  requireMayGovern(actorOf(ctx), account);
  return account;
}

async function requireOwnPassword(ctx: Ctx, password: string): Promise<void> {
  const own = await findAccount(ctx.db, actorOf(ctx).id);
  if (!own) throw new AppError('not_signed_in');
  // Counted like a sign-in: a stolen session is no way to guess the password.
  const attempt = { body: { username: own.email } };
  await admit(ctx, loginLimit, attempt);
  await checkCredentials(ctx, own.email, password).catch((error: unknown) => {
    const isWrong = error instanceof AppError && error.code === 'wrong_credentials';
    throw isWrong ? fieldProblem('currentPassword', 'isRight', 'is not your present password') : error;
  });
  await forgive(ctx, loginLimit, attempt);
}
