import type { auth, InputOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx, inTransaction } from '../../../platform/context.ts';
import { lockAccount } from '../account.repository.ts';
import { requireMayManageAccount } from '../require-may-manage.ts';
import { removeTrustedDevices } from '../devices/trusted-device.repository.ts';
import { removePasskeys } from '../passkeys/passkey.repository.ts';
import { endSessionsOfUser } from '../sessions/session.repository.ts';
import { newLockLink } from '../../../platform/telling/undo-link.ts';
import { wordsIn } from '../words.ts';
import { removeAuthenticators } from './authenticator/authenticator.repository.ts';
import { removeChallenges } from './challenge.repository.ts';
import { removeRecoveryCodes } from './recovery-codes/recovery-code.repository.ts';

/** For somebody else who has lost their phone. With one's own, a stolen session would be enough to get rid of it. */
export async function resetSecondFactor(
  ctx: Ctx,
  { params, body }: InputOf<typeof auth.resetSecondFactor>,
): Promise<void> {
  const actor = actorOf(ctx);
  if (params.id === actor.id) {
    throw new AppError('not_allowed', { detail: 'Ask another administrator to reset your second step.' });
  }
  await inTransaction(ctx, async (tx) => {
    const account = orNotFound(await lockAccount(tx, params.id));
    requireMayManageAccount(actor, account);
    if (!(await clearSecondFactor(tx, account.id))) {
      throw new AppError('wrong_state', { detail: `${account.name} has no second step to reset.` });
    }
    // What was lost may be in somebody else's hands, and still be signed in.
    await endSessionsOfUser(tx, { userId: account.id, endReason: 'account_changed' }, ctx.now);
    const notMe = await newLockLink(ctx, tx, account.id);
    const message = wordsIn(ctx.language).secondFactorReset(account.name, `${ctx.baseUrl}/login`, notMe);
    if (account.email)
      await ctx.mail.send(tx, { kind: 'second_factor_reset', recipient: account.email, ...message });
    const { id: entityId, name: label } = account;
    await ctx.audit(tx, {
      action: 'reset_second_factor',
      entity: 'User',
      entityId,
      label,
      reason: body.reason,
    });
  });
}

/** Only the password is left. Answers whether there was anything. */
export async function clearSecondFactor(tx: Tx, userId: string): Promise<boolean> {
  const hadApp = await removeAuthenticators(tx, userId);
  const hadPasskey = await removePasskeys(tx, userId);
  await removeRecoveryCodes(tx, userId);
  await removeChallenges(tx, userId);
  await removeTrustedDevices(tx, { userId });
  return hadApp || hadPasskey;
}
