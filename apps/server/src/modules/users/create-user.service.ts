import type { InputOf, ResponseOf, users } from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import { hashPassword, mailPasswordLink, requireGoodPassword } from '../auth/index.ts';
import { requireGrantableRole, roleMayManage } from '../roles/index.ts';
import { auditableUser, auditedUser, toUser } from './present-user.ts';
import { findUser, insertUser } from './user.repository.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { hasMailAccount } from '../../platform/mail/sending/mail-turn.ts';
import { notifyOverseers } from '../../platform/telling/notify-overseers.ts';
import { words } from './words.en.ts';
import { readSettings } from '../../platform/settings.repository.ts';

type Create = InputOf<typeof users.create>;
type Created = ResponseOf<typeof users.create>;

/** Accounts of members are made elsewhere (members/accounts), and those who get one here have no code. */
const membershipCode = null;

/** What is kept of the new user's password; nothing where none was given. */
export async function hashFirstPassword(ctx: Ctx, { body }: Create): Promise<string | null> {
  const { password, ...person } = body;
  if (!password) return null;
  const { roleType } = await inTransaction(ctx, (tx) => requireGrantableRole(ctx, tx, person.roleId));
  requireGoodPassword('password', password, { ...person, roleType, membershipCode });
  return hashPassword(password);
}

/** Without a password, an invitation to choose one is mailed. */
export function createUser(ctx: Ctx, { body }: Create, passwordHash: string | null): Promise<Created> {
  return inTransaction(ctx, async (tx) => {
    const { password, phone = null, ...person } = body;
    // Once more: the role may have been given more rights, or be gone, since the password was hashed.
    const { roleType } = await requireGrantableRole(ctx, tx, person.roleId);
    if (password) requireGoodPassword('password', password, { ...person, phone, roleType, membershipCode });
    const id = await insertUser(tx, { ...person, phone, passwordHash }, ctx.now);
    const user = orNotFound(await findUser(tx, id));
    if (!password) await mailPasswordLink(ctx, tx, { ...user, email: person.email }, 'invitation');
    await ctx.audit(tx, { action: 'create', ...auditedUser(user), after: auditableUser(user) });
    if (await roleMayManage(tx, person.roleId))
      await notifyOverseers(ctx, tx, 'administrators', words.newUser(user.name, person.email, user.role));
    const { email } = person;
    return {
      ...toUser(user),
      email,
      isInvitationMailed: password ? null : await hasMailAccount(tx, ctx.now, await readSettings(tx)),
    };
  });
}
