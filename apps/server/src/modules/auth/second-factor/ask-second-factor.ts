import type { SecondFactorNeeded } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Account } from '../account.repository.ts';
import { relyingPartyOf } from '../passkeys/relying-party.ts';
import { hashSecretToken, newSecretToken } from '../sessions/secret-token.ts';
import { insertChallenge } from './challenge.repository.ts';
import { countRecoveryCodes } from './recovery-codes/recovery-code.repository.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

/** How often somebody may mistype while a sign-in lasts. */
const tries = 5;

/** The password was right. What is still missing is told by an error, so that a program that knows of no second step gets nothing. */
export async function askSecondFactor(ctx: Ctx, account: Account): Promise<never> {
  const challenge = await beginSignIn(ctx, account);
  const { left } = await countRecoveryCodes(ctx.db, account.id);
  const methods: SecondFactorNeeded['methods'] = [];
  if (account.hasAuthenticator) methods.push('code');
  if (account.hasPasskey && relyingPartyOf(ctx.baseUrl)) methods.push('passkey');
  if (left > 0) methods.push('recovery_code');
  const mayTrustDevice = !account.secondFactorEachTime;
  const { name } = account;
  throw new AppError('second_factor_needed', { secondFactor: { challenge, methods, name, mayTrustDevice } });
}

/** The request belongs to nobody in particular where a passkey will tell who it is. */
export async function beginSignIn(
  ctx: Ctx,
  account: Pick<Account, 'id' | 'authVersion'> | null,
  passkeyChallenge: string | null = null,
): Promise<string> {
  const token = newSecretToken();
  await insertChallenge(ctx.db, {
    tokenHash: hashSecretToken(token),
    purpose: 'sign_in',
    userId: account?.id ?? null,
    authVersion: account?.authVersion ?? null,
    passkeyChallenge,
    triesLeft: tries,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifetimes.signInChallenge),
  });
  return token;
}
