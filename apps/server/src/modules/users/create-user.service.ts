import type { InputOf, User, users } from '@kathok/contract';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { mailPasswordLink } from '../auth/passwords/mail-password-link.ts';
import { hashPassword } from '../auth/passwords/password-hash.ts';
import { requireGoodPassword } from '../auth/passwords/password-policy.ts';
import { requireGrantableRole } from '../roles/grant-role.service.ts';
import { auditableUser, auditedUser, toUser } from './present-user.ts';
import { existing } from './user-access.ts';
import { findUser, insertUser } from './user.repository.ts';

/** Without a password, an invitation to choose one is mailed. */
export function createUser(ctx: Ctx, { body }: InputOf<typeof users.create>): Promise<User> {
  return inTransaction(ctx, async (tx) => {
    const { password, phone = null, ...person } = body;
    const { roleType } = await requireGrantableRole(ctx, tx, person.roleId);
    if (password) requireGoodPassword('password', password, { ...person, phone, roleType });
    const passwordHash = password ? await hashPassword(password) : null;
    const id = await insertUser(tx, { ...person, phone, passwordHash }, ctx.now);
    const user = existing(await findUser(tx, id));
    if (!password) await mailPasswordLink(ctx, tx, user, 'invitation');
    await ctx.audit(tx, { action: 'create', ...auditedUser(user), after: auditableUser(user) });
    return toUser(user);
  });
}
