import type { InputOf, ownSignIn, ResponseOf } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../../../base/app-error.ts';
import { actorOf, type Ctx, inTransaction } from '../../../../platform/context.ts';
import { admit, forgive } from '../../../../platform/limits/public-limit.ts';
import { lockAccount } from '../../account.repository.ts';
import { codeLimit } from '../../auth-limits.ts';
import { signOutOthers } from '../../devices/sign-out-others.ts';
import { notifySignInChanged } from '../../notify-sign-in-changed.ts';
import { requireOwnPassword } from '../../passwords/own-password.ts';
import { authenticatorAddress, newAuthenticatorKey, stepOfCode } from './authenticator-code.ts';
import { hideAuthenticatorKey, readAuthenticatorKey } from './authenticator-key.ts';
import {
  confirmAuthenticator,
  findWaitingAuthenticator,
  removeAuthenticators,
  replaceWaitingAuthenticator,
} from './authenticator.repository.ts';
import { firstRecoveryCodes } from '../recovery-codes/own-recovery-codes.service.ts';
import { requireFactorLeft } from '../require-factor-left.ts';
import { lifetimes } from '../../../../base/lifetimes.ts';

type Own = typeof ownSignIn;

export async function prepareAuthenticator(
  ctx: Ctx,
  { body }: InputOf<Own['beginAuthenticator']>,
): Promise<void> {
  if (actorOf(ctx).roleType !== 'admin') {
    throw new AppError('not_allowed', { detail: 'Authenticator apps are for staff. You can add a passkey.' });
  }
  await requireOwnPassword(ctx, body.password, 'password');
}

export async function beginAuthenticator(ctx: Ctx): Promise<ResponseOf<Own['beginAuthenticator']>> {
  const { id: userId } = actorOf(ctx);
  const key = newAuthenticatorKey();
  const encryptedKey = await hideAuthenticatorKey(ctx, userId, key);
  return inTransaction(ctx, async (tx) => {
    const { email, name } = orNotFound(await lockAccount(tx, userId));
    await replaceWaitingAuthenticator(tx, { userId, encryptedKey, createdAt: ctx.now });
    return { key, address: authenticatorAddress(key, email ?? name) };
  });
}

interface FirstCode {
  appId: string;
  step: number;
}

export async function checkFirstCode(
  ctx: Ctx,
  { body }: InputOf<Own['confirmAuthenticator']>,
): Promise<FirstCode> {
  const { id: userId } = actorOf(ctx);
  const begunAfter = new Date(ctx.now.getTime() - lifetimes.newAuthenticator);
  const app = await findWaitingAuthenticator(ctx.db, userId, begunAfter);
  if (!app) {
    throw new AppError('wrong_state', {
      detail: 'This took too long. Please start again with a new QR code.',
    });
  }
  const attempt = { userId };
  await admit(ctx, codeLimit, attempt);
  const step = stepOfCode(await readAuthenticatorKey(ctx, userId, app), body.code, ctx.now);
  if (step === null) throw fieldProblem('code', 'isRight', 'does not match. Check the time on your phone');
  await forgive(ctx, codeLimit, attempt);
  return { appId: app.id, step };
}

export function confirmOwnAuthenticator(
  ctx: Ctx,
  _input: unknown,
  { appId, step }: FirstCode,
): Promise<ResponseOf<Own['confirmAuthenticator']>> {
  const { id: userId, name: label, sessionId } = actorOf(ctx);
  return inTransaction(ctx, async (tx) => {
    const account = orNotFound(await lockAccount(tx, userId));
    // Others were opened by the password alone.
    await signOutOthers(tx, { userId, sessionId }, ctx.now);
    if (!(await confirmAuthenticator(tx, { id: appId, userId }, step, ctx.now)))
      throw new AppError('wrong_state');
    const recoveryCodes = await firstRecoveryCodes(ctx, tx, account);
    await ctx.audit(tx, { action: 'add_authenticator', entity: 'User', entityId: userId, label });
    await notifySignInChanged(ctx, tx, account, { kind: 'authenticatorAdded' });
    return { recoveryCodes };
  });
}

export async function removeOwnAuthenticator(ctx: Ctx): Promise<void> {
  const { id: userId, name: label } = actorOf(ctx);
  await inTransaction(ctx, async (tx) => {
    const account = orNotFound(await lockAccount(tx, userId));
    if (!account.hasAuthenticator) throw new AppError('not_found');
    await removeAuthenticators(tx, userId);
    await requireFactorLeft(tx, account);
    await ctx.audit(tx, { action: 'remove_authenticator', entity: 'User', entityId: userId, label });
    await notifySignInChanged(ctx, tx, account, { kind: 'authenticatorRemoved' });
  });
}
