import type { auth, InputOf } from '@kathok/contract';
import { isAllowed } from '@kathok/contract';
import { admit, forgive } from '../../../platform/limits/admit.ts';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { type Account, findAccount, lockAccount } from '../account.repository.ts';
import { loginLimit } from '../auth-limits.ts';
import { requireMayGovern } from '../govern.ts';
import { checkCredentials } from '../login.service.ts';
import { hashPassword } from './password-hash.ts';
import { requireGoodPassword } from './password-policy.ts';
import { type NewPassword, setPassword } from './set-password.ts';

type Change = InputOf<typeof auth.changePassword>;
type Reset = InputOf<typeof auth.resetByAdministrator>;

/** One's own, or somebody else's with the ability; either way anyone who asks proves themself with their own password. */
export async function prepareChange(ctx: Ctx, { params, body }: Change): Promise<string> {
  const actor = actorOf(ctx);
  if (params.id !== actor.id && !isAllowed(actor.ability, 'manage', 'User')) throw new AppError('not_found');
  await requireOwnPassword(ctx, body.currentPassword);
  if (params.id === actor.id && body.newPassword === body.currentPassword) {
    throw fieldProblem('newPassword', 'isNew', 'must differ from your current password');
  }
  return hashFor(ctx, params.id, body.newPassword);
}

export function changePassword(ctx: Ctx, { params }: Change, passwordHash: string): Promise<void> {
  return replace(ctx, params.id, { passwordHash, action: 'change_password' });
}

export async function prepareReset(ctx: Ctx, { body }: Reset): Promise<string> {
  if (body.id === actorOf(ctx).id) {
    throw new AppError('not_allowed', { detail: 'To change your own password, enter the current one.' });
  }
  return hashFor(ctx, body.id, body.newPassword);
}

export function resetByAdministrator(ctx: Ctx, { body }: Reset, passwordHash: string): Promise<void> {
  return replace(ctx, body.id, { passwordHash, action: 'reset_password' });
}

async function hashFor(ctx: Ctx, userId: string, password: string): Promise<string> {
  requireGoodPassword('newPassword', password, governed(ctx, await findAccount(ctx.db, userId)));
  return hashPassword(password);
}

function replace(ctx: Ctx, userId: string, password: NewPassword): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const account = governed(ctx, await lockAccount(tx, userId));
    await setPassword(ctx, tx, account, password);
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
    throw isWrong ? fieldProblem('currentPassword', 'isRight', 'is not your current password') : error;
  });
  await forgive(ctx, loginLimit, attempt);
}
