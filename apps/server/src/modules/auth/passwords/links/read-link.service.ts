import type { auth, InputOf, PasswordLink } from '@kathok/contract';
import { AppError } from '../../../../base/app-error.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { findAccount, findUsername } from '../../account.repository.ts';
import { findStandingSessions } from '../../devices/device.repository.ts';
import { findLink } from './password-link.repository.ts';
import { hashLinkToken } from './link-token.ts';

/** So that the page greets whom the link is for, asks for the right length, and logs them in afterwards. */
export async function readPasswordLink(
  ctx: Ctx,
  { body }: InputOf<typeof auth.readPasswordLink>,
): Promise<PasswordLink> {
  const link = await findLink(ctx.db, hashLinkToken(body.token), ctx.now);
  const owner = link && (await findAccount(ctx.db, link.userId));
  if (!owner || owner.status !== 'active') throw new AppError('invalid_token');
  return {
    name: owner.name,
    username: await findUsername(ctx.db, owner),
    roleType: owner.roleType,
    isInvitation: link.purpose === 'invitation',
    isLoggedInElsewhere: (await findStandingSessions(ctx.db, owner.id, ctx.now)).length > 0,
  };
}
