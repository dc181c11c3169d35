import type { InputOf, User, users } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { endLinks, endSessions, requireMayManageAccount } from '../auth/index.ts';
import { requireAdministratorLeft, requireGrantableRole } from '../roles/index.ts';
import { auditableUser, auditedUser, toUser } from './present-user.ts';
import { findUser, lockRemovedUser, lockUser, updateUserRow } from './user.repository.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';

/** Marked, not deleted: what they did keeps its author. */
export async function removeUser(ctx: Ctx, { params }: InputOf<typeof users.remove>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = orNotFound(await lockUser(tx, params.id));
    const actor = actorOf(ctx);
    if (user.id === actor.id) throw new AppError('not_allowed', { detail: 'Nobody can remove themselves.' });
    requireMayManageAccount(actor, user);
    await updateUserRow(tx, user.id, { deletedAt: ctx.now, authVersion: user.authVersion + 1 }, ctx.now);
    await endSessions(ctx, tx, user.id, 'account_removed');
    await endLinks(tx, user.id);
    await requireAdministratorLeft(tx);
    await ctx.audit(tx, { action: 'remove', ...auditedUser(user), before: auditableUser(user) });
  });
}

/** With the role and the password they had; only somebody who could give that role brings them back. */
export function restoreUser(ctx: Ctx, { params }: InputOf<typeof users.restore>): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const removed = orNotFound(await lockRemovedUser(tx, params.id));
    requireMayManageAccount(actorOf(ctx), removed);
    // The account of somebody who was erased is closed for good.
    if (removed.email?.endsWith('@erased.invalid'))
      throw new AppError('wrong_state', { detail: 'This person has been erased.' });
    await requireGrantableRole(ctx, tx, removed.roleId);
    await updateUserRow(tx, removed.id, { deletedAt: null }, ctx.now);
    const user = orNotFound(await findUser(tx, removed.id));
    await ctx.audit(tx, { action: 'restore', ...auditedUser(user), after: auditableUser(user) });
    return toUser(user);
  });
}
