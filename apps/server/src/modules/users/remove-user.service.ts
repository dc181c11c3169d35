import type { InputOf, users } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { endLinks, endSessions, requireMayGovern } from '../auth/index.ts';
import { requireAdministratorLeft } from '../roles/index.ts';
import { auditableUser, auditedUser } from './present-user.ts';
import { lockUser, updateUserRow } from './user.repository.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';

/** Marked, not deleted: what they did keeps its author. */
export async function removeUser(ctx: Ctx, { params }: InputOf<typeof users.remove>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const user = orNotFound(await lockUser(tx, params.id));
    const actor = actorOf(ctx);
    if (user.id === actor.id) throw new AppError('not_allowed', { detail: 'Nobody can remove themselves.' });
    requireMayGovern(actor, user);
    await updateUserRow(tx, user.id, { deletedAt: ctx.now, authVersion: user.authVersion + 1 }, ctx.now);
    await endSessions(ctx, tx, user.id, 'account_removed');
    await endLinks(tx, user.id);
    await requireAdministratorLeft(tx);
    await ctx.audit(tx, { action: 'remove', ...auditedUser(user), before: auditableUser(user) });
  });
}
