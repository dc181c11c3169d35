import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findLogin, lockAccount } from '../account.repository.ts';
import { clearSecondFactor } from '../second-factor/reset-second-factor.service.ts';
import { hashPassword } from './password-hash.ts';
import { readablePassword } from './readable-password.ts';
import { setPassword } from './set-password.ts';

interface OneTimePassword {
  name: string;
  password: string;
  isDisabled: boolean;
  hadSecondFactor: boolean;
}

/**
 * For somebody who has lost every other way in: a password that works once, and no second step. Only a command on the server itself gives it.
 * Null when nobody signs in with this address.
 */
export async function giveOneTimePassword(ctx: Ctx, email: string): Promise<OneTimePassword | null> {
  const password = readablePassword();
  const passwordHash = await hashPassword(password);
  return inTransaction(ctx, async (tx) => {
    const known = await findLogin(tx, email);
    const account = known && (await lockAccount(tx, known.id));
    if (!account) return null;
    await setPassword(ctx, tx, account, { passwordHash, action: 'reset_password', worksOnce: true });
    const { id: entityId, name } = account;
    const hadSecondFactor = await clearSecondFactor(tx, entityId);
    if (hadSecondFactor)
      await ctx.audit(tx, { action: 'reset_second_factor', entity: 'User', entityId, label: name });
    return { name, password, isDisabled: account.status !== 'active', hadSecondFactor };
  });
}
