import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { removeLinks } from './passwords/password-link.repository.ts';
import { endSessionsOfUser } from './sessions/session.repository.ts';

/** Tokens of a user stop working, in the transaction that gives the reason. */
export async function endSessions(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  reason: 'account_changed' | 'account_removed',
): Promise<void> {
  await endSessionsOfUser(tx, userId, reason, ctx.now);
}

/** What was mailed before no longer opens the account. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await removeLinks(tx, userId);
}
