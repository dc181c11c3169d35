import type { Tx } from '../../../db/open-database.ts';
import { endSessionsOfUser } from '../sessions/session.repository.ts';
import { removeTrustedDevices } from './trusted-device.repository.ts';

/** Ends every session of a user but this one, and has every other device ask for the second step again. */
export async function signOutOthers(
  tx: Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<void> {
  await endSessionsOfUser(tx, { userId, endReason: 'signed_out', keptId: sessionId }, now);
  await removeTrustedDevices(tx, { userId, keptSessionId: sessionId });
}
