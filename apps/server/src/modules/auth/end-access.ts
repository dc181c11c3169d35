import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { removeLinks } from './passwords/password-link.repository.ts';
import { endSessionsOfUser } from './sessions/session.repository.ts';

/** Every session and every mailed link of a user stops working, in the transaction that gives the reason. */
export async function endAccess(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  reason: 'account_changed' | 'account_removed',
): Promise<void> {
  await endSessionsOfUser(tx, userId, reason, ctx.now);
  await endLinks(tx, userId);
}

/** What was mailed to an address must not open the account once it has another one. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await removeLinks(tx, userId);
}
