import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { type Account, replacePassword } from '../account.repository.ts';
import { endOtherSessions, endSessionsOfUser } from '../sessions/session.repository.ts';
import { removeLinks } from './password-link.repository.ts';

export interface NewPassword {
  passwordHash: string;
  /** How it came about, for the audit. */
  action: 'change_password' | 'reset_password' | 'accept_link';
  by?: { id: string; name: string };
  /** It was made up for them, and has to be replaced at the next sign-in. */
  worksOnce?: boolean;
}

/** A new password ends every session and every mailed link; only the session that asked for it goes on. */
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
  if (ctx.actor?.id === userId) {
    await endOtherSessions(tx, { userId, authVersion }, ctx.actor.sessionId, ctx.now);
  } else {
    await endSessionsOfUser(tx, userId, 'password_changed', ctx.now);
  }
  const change = { action, entity: 'User', entityId: userId, label: account.name };
  await ctx.audit(tx, by ? { ...change, by } : change);
}
