import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { removeTrustedDevices } from './devices/trusted-device.repository.ts';
import { removeLinks } from './passwords/links/password-link.repository.ts';
import { endSessionsOfUser } from './sessions/session.repository.ts';

/** Tokens of a user stop working, and no device is spared the second step, in the transaction that gives the reason. */
export async function endSessions(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  endReason: 'account_changed' | 'account_removed',
): Promise<void> {
  await endSessionsOfUser(tx, { userId, endReason }, ctx.now);
  await removeTrustedDevices(tx, { userId });
}

/** What was mailed before no longer opens the account. */
export async function endLinks(tx: Tx, userId: string): Promise<void> {
  await removeLinks(tx, userId);
}
