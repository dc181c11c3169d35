import type { auth, InputOf } from '@kathok/contract';
import { AppError } from '../../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../../platform/context.ts';
import { findAccount, findMembershipCode, lockAccount } from '../../account.repository.ts';
import { hashPassword } from '../password-hash.ts';
import { findLink, spendLink } from './password-link.repository.ts';
import { hashLinkToken } from './link-token.ts';
import { requireGoodPassword } from '../password-policy.ts';
import { setPassword } from '../set-password.ts';

type Reset = InputOf<typeof auth.resetPassword>;

interface PreparedReset {
  userId: string;
  passwordHash: string;
}

/** A password that is refused does not spend the link. */
export async function prepareLinkedReset(ctx: Ctx, { body }: Reset): Promise<PreparedReset> {
  const link = await findLink(ctx.db, hashLinkToken(body.token), ctx.now);
  const owner = link && (await findAccount(ctx.db, link.userId));
  if (!owner || owner.status !== 'active') throw new AppError('invalid_token');
  const membershipCode = await findMembershipCode(ctx.db, owner);
  requireGoodPassword('newPassword', body.newPassword, { ...owner, membershipCode });
  return { userId: owner.id, passwordHash: await hashPassword(body.newPassword) };
}

/** With a mailed link, once. */
export function resetPassword(
  ctx: Ctx,
  { body }: Reset,
  { userId, passwordHash }: PreparedReset,
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, userId);
    const isOurs = await spendLink(tx, hashLinkToken(body.token));
    if (!isOurs || account?.status !== 'active') throw new AppError('invalid_token');
    await setPassword(ctx, tx, account, { passwordHash, action: 'accept_link', by: account });
  });
}
