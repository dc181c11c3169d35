import { jwtVerify, SignJWT } from 'jose';
import { lifetimes } from '../../../base/lifetimes.ts';

const issuer = 'kathok-membership';
const audience = 'kathok-membership-api';
const type = 'at+jwt';
const algorithm = 'HS256';

export interface AccessClaims {
  userId: string;
  sessionId: string;
}

export function importSigningKey(secret: Uint8Array): Promise<CryptoKey> {
  const hmac = { name: 'HMAC', hash: 'SHA-256' };
  return crypto.subtle.importKey('raw', new Uint8Array(secret), hmac, false, ['sign', 'verify']);
}

export function signAccessToken(key: CryptoKey, claims: AccessClaims, now: Date): Promise<string> {
  const issuedAt = Math.floor(now.getTime() / 1000);
  return new SignJWT({ sid: claims.sessionId })
    .setProtectedHeader({ alg: algorithm, typ: type })
    .setIssuer(issuer)
    .setAudience(audience)
    .setSubject(claims.userId)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + lifetimes.accessToken / 1000)
    .sign(key);
}

interface VerifiedClaims extends AccessClaims {
  /** In seconds since 1970. */
  expiresAt: number;
}

/**
 * Tokens whose signature was checked: a page sends the same one with each of its calls, and checking it took longer than
 * reading whose it is. Whether it has expired is asked each time, and whether its session still stands is not asked here.
 */
const checked = new WeakMap<CryptoKey, Map<string, VerifiedClaims>>();
const mostChecked = 1000;

/** Null for anything but a token of ours that is still good. */
export async function readAccessToken(
  key: CryptoKey,
  token: string,
  now: Date,
): Promise<AccessClaims | null> {
  const tokens = checked.get(key) ?? new Map<string, VerifiedClaims>();
  checked.set(key, tokens);
  const known = tokens.get(token) ?? (await verify(key, token, now));
  if (!known) return null;
  if (!tokens.has(token) && tokens.size >= mostChecked) tokens.delete(tokens.keys().next().value!);
  tokens.set(token, known);
  const { expiresAt, ...claims } = known;
  return expiresAt > Math.floor(now.getTime() / 1000) ? claims : null;
}

async function verify(key: CryptoKey, token: string, now: Date): Promise<VerifiedClaims | null> {
  try {
    const { payload } = await jwtVerify<{ sid: unknown }>(token, key, {
      algorithms: [algorithm],
      typ: type,
      issuer,
      audience,
      currentDate: now,
      requiredClaims: ['sub', 'sid', 'iat', 'exp'],
    });
    const { sub, sid, exp } = payload;
    return isId(sub) && isId(sid) && exp !== undefined
      ? { userId: sub, sessionId: sid, expiresAt: exp }
      : null;
  } catch {
    return null;
  }
}

function isId(value: unknown): value is string {
  return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value);
}
