import type { auth, InputOf } from '@kathok/contract';
import { AppError } from '../../../platform/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findAccount, lockAccount } from '../account.repository.ts';
import { hashSecretToken } from '../sessions/secret-token.ts';
import { hashPassword } from './password-hash.ts';
import { findUserOfLink, spendLink } from './password-link.repository.ts';
import { requireGoodPassword } from './password-policy.ts';
import { setPassword } from './set-password.ts';

/** With a mailed link, once. A password that is refused does not spend the link. */
export async function resetPassword(ctx: Ctx, { body }: InputOf<typeof auth.resetPassword>): Promise<void> {
  const tokenHash = hashSecretToken(body.token);
  const userId = await findUserOfLink(ctx.db, tokenHash, ctx.now);
  const owner = userId && (await findAccount(ctx.db, userId));
  if (!owner || owner.status !== 'active') throw new AppError('invalid_token');
  requireGoodPassword('newPassword', body.newPassword, owner);
  const passwordHash = await hashPassword(body.newPassword);

  await inTransaction(ctx, async (tx) => {
    const account = await lockAccount(tx, owner.id);
    const isOurs = await spendLink(tx, tokenHash);
    if (!isOurs || account?.status !== 'active') throw new AppError('invalid_token');
    await setPassword(ctx, tx, account, { passwordHash, action: 'accept_link', by: account });
  });
}
