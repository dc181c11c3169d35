import type { auth, InputOf } from '@kathok/contract';
import { isAllowed } from '@kathok/contract';
import { AppError, fieldProblem } from '../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { type Account, findAccount, findMembershipCode, lockAccount } from '../account.repository.ts';
import { notifyAccountChanged } from '../contact-changes/notify-account-changed.ts';
import { requireMayManageAccount } from '../require-may-manage.ts';
import { findSessionStart } from '../sessions/session.repository.ts';
import { hasJustShownOneTimePassword } from './one-time-password-shown.ts';
import { hashPassword, verifyPassword } from './password-hash.ts';
import { requireOwnPassword } from './own-password.ts';
import { requireGoodPassword } from './password-policy.ts';
import { type NewPassword, setPassword } from './set-password.ts';

type Change = InputOf<typeof auth.changePassword>;
type Reset = InputOf<typeof auth.resetByAdministrator>;

/** One's own, or somebody else's with the ability; either way anyone who asks proves themself with their own password. */
export async function prepareChange(ctx: Ctx, { params, body }: Change): Promise<string> {
  const actor = actorOf(ctx);
  if (params.id !== actor.id) {
    if (!isAllowed(actor.ability, 'manage', 'User')) throw new AppError('not_found');
    // The way that is open before everything else is for one's own password alone.
    if (actor.mustChangePassword) throw new AppError('password_change_required');
    if (actor.mustAddSecondFactor) throw new AppError('second_factor_setup_required');
  }
  await requireShown(ctx, body.currentPassword);
  if (params.id === actor.id && (await isOwnPassword(ctx, body)))
    throw fieldProblem('newPassword', 'isNew', 'must differ from your current password');
  return hashFor(ctx, params.id, body.newPassword);
}

/** The present password is typed, or it was a one-time password that has just been typed to log in. */
async function requireShown(ctx: Ctx, currentPassword: string | undefined): Promise<void> {
  if (currentPassword !== undefined) return requireOwnPassword(ctx, currentPassword, 'currentPassword');
  const { sessionId, mustChangePassword } = actorOf(ctx);
  const signedInAt = await findSessionStart(ctx.db, sessionId);
  if (!hasJustShownOneTimePassword({ mustChangePassword, signedInAt }, ctx.now))
    throw fieldProblem('currentPassword', 'required', 'is required');
}

async function isOwnPassword(ctx: Ctx, { newPassword, currentPassword }: Change['body']): Promise<boolean> {
  if (currentPassword !== undefined) return newPassword === currentPassword;
  const own = await findAccount(ctx.db, actorOf(ctx).id);
  return verifyPassword(own?.passwordHash ?? null, newPassword);
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
  const account = requireManageable(ctx, await findAccount(ctx.db, userId));
  const membershipCode = await findMembershipCode(ctx.db, account);
  requireGoodPassword('newPassword', password, { ...account, membershipCode });
  return hashPassword(password);
}

function replace(ctx: Ctx, userId: string, password: NewPassword): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const account = requireManageable(ctx, await lockAccount(tx, userId));
    await setPassword(ctx, tx, account, password);
    if (userId !== actorOf(ctx).id) await notifyAccountChanged(ctx, tx, account, { kind: 'passwordReset' });
  });
}

function requireManageable(ctx: Ctx, account: Account | undefined): Account {
  if (!account) throw new AppError('not_found');
  requireMayManageAccount(actorOf(ctx), account);
  return account;
}
