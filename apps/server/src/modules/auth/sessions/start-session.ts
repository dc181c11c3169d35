import type { TokenPair } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Account } from '../account.repository.ts';
import { signAccessToken } from './access-token.ts';
import type { Keys } from './keys.ts';
import { hashSecretToken, newSecretToken } from './secret-token.ts';
import { insertSession, insertToken } from './session.repository.ts';

const lifeMilliseconds = 30 * 24 * 60 * 60 * 1000;

/** A session lasts thirty days from signing in, however often its tokens are exchanged. */
export async function startSession(
  ctx: Ctx,
  tx: Tx,
  keys: Keys,
  account: Account,
  trustedDeviceId: string | null,
): Promise<TokenPair> {
  const { now: createdAt, address, userAgent } = ctx;
  const expiresAt = new Date(createdAt.getTime() + lifeMilliseconds);
  const { id: userId, authVersion } = account;
  const session = { userId, authVersion, address, userAgent, trustedDeviceId, createdAt, expiresAt };
  const sessionId = await insertSession(tx, session);
  const refreshToken = newSecretToken();
  await insertToken(tx, { tokenHash: hashSecretToken(refreshToken), sessionId, createdAt, expiresAt });
  return { accessToken: await signAccessToken(keys.signing, { userId, sessionId }, createdAt), refreshToken };
}
