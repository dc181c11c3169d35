import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Account, replacePassword } from '../account.repository.ts';
import { removeTrustedDevices } from '../devices/trusted-device.repository.ts';
import { removePasskeys } from '../passkeys/passkey.repository.ts';
import { endSessionsOfUser, moveSession } from '../sessions/session.repository.ts';
import { notifySignInChanged } from '../notify-sign-in-changed.ts';
import { removeStepUpProofs } from '../step-up/step-up-proof.repository.ts';
import { removeLinks } from './links/password-link.repository.ts';

export interface NewPassword {
  passwordHash: string;
  /** How it came about, for the audit. */
  action: 'change_password' | 'reset_password' | 'accept_link' | 'close_account';
  by?: { id: string; name: string };
  /** It was made up for them, and has to be replaced at the next sign-in. */
  worksOnce?: boolean;
}

/**
 * A new password ends every session, every mailed link and what devices were trusted with; only the session that asked for it
 * goes on. What somebody else gives, or a link, is for an account that may be in the wrong hands: of a member it takes the
 * passkeys away, each of which opens the account alone. The second step of staff stays, or a mailbox would be enough
 * (docs/decisions/second-step-at-sign-in.md).
 */
export async function setPassword(
  ctx: Ctx,
  tx: Tx,
  account: Account,
  { passwordHash, action, by, worksOnce = false }: NewPassword,
): Promise<void> {
  const userId = account.id;
  const authVersion = await replacePassword(
    tx,
    userId,
    { passwordHash, mustChangePassword: worksOnce },
    ctx.now,
  );
  await removeLinks(tx, userId);
  await removeStepUpProofs(tx, userId);
  await removeTrustedDevices(tx, { userId });
  const endReason = 'password_changed';
  if (ctx.actor?.id === userId) {
    const keptId = ctx.actor.sessionId;
    await endSessionsOfUser(tx, { userId, endReason, keptId }, ctx.now);
    await moveSession(tx, keptId, authVersion);
  } else {
    await endSessionsOfUser(tx, { userId, endReason }, ctx.now);
    if (account.roleType === 'user' && (await removePasskeys(tx, userId)))
      await notifySignInChanged(ctx, tx, account, { kind: 'passkeysRemovedByReset' });
  }
  const change = { action, entity: 'User', entityId: userId, label: account.name };
  await ctx.audit(tx, by ? { ...change, by } : change);
}
