import type { TokenPair } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Account } from '../account.repository.ts';
import { signAccessToken } from './access-token.ts';
import type { Keys } from './keys.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import { endSessionsBeyond, insertSession, insertToken } from './session.repository.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

/** More devices than anybody has, and enough for programs that log in by turns. A program that logs in again and again would otherwise make a list without an end. */
const mostSessions = 500;

/**
 * A session lasts thirty days from signing in, however often its tokens are exchanged. The account is locked by then
 * (`recordLogin`), so counting its sessions holds.
 */
export async function startSession(
  ctx: Ctx,
  tx: Tx,
  keys: Keys,
  account: Account,
  trustedDeviceId: string | null,
): Promise<TokenPair> {
  const { now: createdAt, address, userAgent } = ctx;
  const expiresAt = new Date(createdAt.getTime() + lifetimes.session);
  const { id: userId, authVersion } = account;
  const session = { userId, authVersion, address, userAgent, trustedDeviceId, createdAt, expiresAt };
  await endSessionsBeyond(tx, mostSessions - 1, session, createdAt);
  const sessionId = await insertSession(tx, session);
  const refreshToken = newSecretToken();
  await insertToken(tx, { tokenHash: hashSecretToken(refreshToken), sessionId, createdAt, expiresAt });
  return { accessToken: await signAccessToken(keys.signing, { userId, sessionId }, createdAt), refreshToken };
}
