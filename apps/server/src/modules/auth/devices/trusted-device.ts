import { trustedDeviceCookie } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { Account } from '../account.repository.ts';
import { hashSecretToken, newSecretToken } from '../sessions/secret-token.ts';
import { insertTrustedDevice, useTrustedDevice } from './trusted-device.repository.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

interface Trusted {
  id: string;
  /** For the browser, once all of it is written. */
  cookie: string;
}

/** Somebody ticked that they are not to be asked for the second step on this device for thirty days. */
export async function trustDevice(ctx: Ctx, tx: Tx, account: Account): Promise<Trusted> {
  const token = newSecretToken();
  const { address, userAgent, now } = ctx;
  const id = await insertTrustedDevice(tx, {
    userId: account.id,
    authVersion: account.authVersion,
    tokenHash: hashSecretToken(token),
    address,
    userAgent,
    createdAt: now,
    lastUsedAt: now,
    expiresAt: new Date(now.getTime() + lifetimes.trustedDevice),
  });
  return { id, cookie: cookieOf(token, ctx.baseUrl) };
}

/** The device that brings its cookie, where it is this account's and may be spared the second step. */
export async function findTrustedDevice(ctx: Ctx, tx: Tx, account: Account): Promise<string | undefined> {
  if (ctx.trustedDevice === null || account.secondFactorEachTime) return undefined;
  const { id: userId, authVersion } = account;
  const tokenHash = hashSecretToken(ctx.trustedDevice);
  return (await useTrustedDevice(tx, { tokenHash, userId, authVersion }, ctx.now))?.id;
}

/** It goes to the login calls only, never to scripts, and never along with a request that another site makes. */
function cookieOf(token: string, baseUrl: string): string {
  const secure = baseUrl.startsWith('https:') ? '; Secure' : '';
  return `${trustedDeviceCookie}=${token}; Path=/api/auth/login; Max-Age=${lifetimes.trustedDevice / 1000}; HttpOnly; SameSite=Strict${secure}`;
}
