import type { InputOf, ResponseOf, users } from '@kathok/contract';
import { AppError, orNotFound } from '../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../platform/context.ts';
import { newInvitation, requireMayManageAccount } from '../auth/index.ts';
import { auditedUser } from './present-user.ts';
import { findUser } from './user.repository.ts';

type Invite = typeof users.invitationLink;

/** For a colleague whom no e-mail reaches: the invitation is handed over. It gives no more than setting a password does. */
export function makeInvitationLink(ctx: Ctx, { params }: InputOf<Invite>): Promise<ResponseOf<Invite>> {
  return inTransaction(ctx, async (tx) => {
    const user = orNotFound(await findUser(tx, params.id));
    requireMayManageAccount(actorOf(ctx), user);
    if (user.hasPassword || user.status !== 'active')
      throw new AppError('wrong_state', {
        detail: 'This person has chosen a password already, or the account is disabled.',
      });
    const { link, expiresAt } = await newInvitation(ctx, tx, user.id);
    await ctx.audit(tx, { action: 'make_invitation_link', ...auditedUser(user) });
    return { link, expiresAt: expiresAt.toISOString() };
  });
}
