import type { auth, InputOf, ResponseOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { findAccount } from '../account.repository.ts';
import { trustDevice } from '../devices/trusted-device.ts';
import { checkPasskey } from '../passkeys/check-passkey.ts';
import { hashSecretToken } from '../sessions/secret-token.ts';
import { keysOf } from '../sessions/keys.ts';
import { signInAs } from '../login/sign-in-as.ts';
import { spendChallenge, takeChallengeTry } from './challenge.repository.ts';
import { checkCode } from './check-code.ts';
import { checkRecoveryCode } from './recovery-codes/check-recovery-code.ts';
import type { Proof } from './proof.ts';
import { mayTrustDevice } from './second-factor-rules.ts';

type Finish = typeof auth.finishLogin;
type Challenge = NonNullable<Awaited<ReturnType<typeof takeChallengeTry>>>;

interface Checked {
  tokenHash: string;
  proof: Proof;
}

/** The second step, or a passkey alone, is looked at before there is a transaction. */
export async function checkSecondFactor(ctx: Ctx, { body }: InputOf<Finish>): Promise<Checked> {
  const tokenHash = hashSecretToken(body.challenge);
  const challenge = await takeChallengeTry(ctx.db, tokenHash, 'sign_in', ctx.now);
  if (!challenge) throw new AppError('sign_in_expired');
  return { tokenHash, proof: await proofOf(ctx, challenge, body) };
}

async function proofOf(ctx: Ctx, challenge: Challenge, body: InputOf<Finish>['body']): Promise<Proof> {
  const { userId, passkeyChallenge } = challenge;
  if (body.passkey) return checkPasskey(ctx, { userId, passkeyChallenge }, body.passkey);
  const account = userId === null ? undefined : await findAccount(ctx.db, userId);
  // Something about the account has changed since the password was typed.
  if (!account || account.authVersion !== challenge.authVersion) throw new AppError('sign_in_expired');
  if (body.code !== undefined) return checkCode(ctx, account, body.code);
  return checkRecoveryCode(ctx, account, body.recoveryCode ?? '');
}

export async function finishLogin(
  ctx: Ctx,
  { body }: InputOf<Finish>,
  { tokenHash, proof }: Checked,
): Promise<ResponseOf<Finish>> {
  const keys = await keysOf(ctx.db);
  const signedIn = await inTransaction(ctx, async (tx) => {
    if (!(await spendChallenge(tx, tokenHash))) throw new AppError('sign_in_expired');
    await proof.spend(tx);
    const { account, method } = proof;
    const isTrusted = body.trustDevice === true && mayTrustDevice(account, method);
    const device = isTrusted ? await trustDevice(ctx, tx, account) : undefined;
    const tokens = await signInAs(ctx, tx, keys, account, { method, trustedDeviceId: device?.id });
    return { tokens, cookie: device?.cookie };
  });
  if (signedIn.cookie) ctx.setCookie(signedIn.cookie);
  await proof.forgive();
  return signedIn.tokens;
}
