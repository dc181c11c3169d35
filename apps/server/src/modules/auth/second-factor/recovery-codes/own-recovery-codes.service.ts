import type { ownSignIn, ResponseOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../../base/app-error.ts';
import type { Tx } from '../../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../../platform/context.ts';
import { type Account, lockAccount } from '../../account.repository.ts';
import { notifySignInChanged } from '../../notify-sign-in-changed.ts';
import { hashRecoveryCode, newRecoveryCodes } from './recovery-code.ts';
import { countRecoveryCodes, replaceRecoveryCodes } from './recovery-code.repository.ts';
import { needsSecondFactor } from '../second-factor-rules.ts';

/** With the first second factor of somebody of the office; told once. Null where they have some already. */
export async function firstRecoveryCodes(
  ctx: Ctx,
  tx: Tx,
  { id, roleType }: Pick<Account, 'id' | 'roleType'>,
): Promise<string[] | null> {
  if (roleType !== 'admin') return null;
  const { total } = await countRecoveryCodes(tx, id);
  return total > 0 ? null : storeNewCodes(ctx, tx, id);
}

/** The password was checked by the step before. */
export function makeRecoveryCodes(ctx: Ctx): Promise<ResponseOf<(typeof ownSignIn)['makeRecoveryCodes']>> {
  const { id, name: label } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const account = orNotFound(await lockAccount(tx, id));
    if (!needsSecondFactor(account)) {
      const detail = 'Recovery codes come with an authenticator app or a passkey. Add one of these first.';
      throw new AppError('wrong_state', { detail });
    }
    const recoveryCodes = await storeNewCodes(ctx, tx, id);
    await ctx.audit(tx, { action: 'make_recovery_codes', entity: 'User', entityId: id, label });
    await notifySignInChanged(ctx, tx, account, { kind: 'recoveryCodesMade' });
    return { recoveryCodes };
  });
}

async function storeNewCodes(ctx: Ctx, tx: Tx, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => hashRecoveryCode(userId, code));
  await replaceRecoveryCodes(tx, userId, hashes, ctx.now);
  return codes;
}
