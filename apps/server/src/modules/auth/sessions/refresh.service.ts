import type { auth, InputOf, TokenPair } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findAccountOfSession } from '../account.repository.ts';
import { signAccessToken } from './access-token.ts';
import { keysOf } from './keys.ts';
import { judgeRefresh } from './refresh-rule.ts';
import { hashSecretToken, successorOf } from './secret-token.ts';
import {
  endSession,
  findToken,
  insertToken,
  lockSessionOfToken,
  markSeen,
  spendToken,
} from './session.repository.ts';

/** Exchanges a refresh token. A thief's exchange and the owner's cannot both go on: the family of tokens ends. */
export async function refresh(ctx: Ctx, { body }: InputOf<typeof auth.refresh>): Promise<TokenPair> {
  const keys = await keysOf(ctx.db);
  const tokenHash = hashSecretToken(body.refreshToken);
  const refreshToken = successorOf(keys.succession, body.refreshToken);

  const claims = await inTransaction(ctx, async (tx) => {
    const session = await lockSessionOfToken(tx, tokenHash);
    if (!session) return null;
    const standing = { userId: session.userId, sessionId: session.id };
    const account = await findAccountOfSession(tx, standing, ctx.now);
    if (!account) return null;
    const verdict = judgeRefresh(await findToken(tx, tokenHash), ctx.now);
    if (verdict === 'repeat') return standing;
    if (verdict === 'rotate') {
      const successor = { tokenHash: hashSecretToken(refreshToken), sessionId: session.id };
      await insertToken(tx, { ...successor, createdAt: ctx.now, expiresAt: session.expiresAt });
      await spendToken(tx, tokenHash, successor.tokenHash, ctx.now);
      await markSeen(tx, session.id, ctx.now);
      return standing;
    }
    await endSession(tx, session, 'token_reused', ctx.now);
    const { id: entityId, name: label } = account;
    await ctx.audit(tx, { action: 'end_session', entity: 'User', entityId, label, reason: 'token_reused' });
    ctx.log.warn('a refresh token was used twice: session ended');
    return null;
  });
  // Refused only now, so that ending the session is not rolled back with the refusal.
  if (!claims) throw new AppError('session_ended');
  return { accessToken: await signAccessToken(keys.signing, claims, ctx.now), refreshToken };
}
