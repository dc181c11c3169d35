import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { importSigningKey, readAccessToken, signAccessToken } from './access-token.ts';
import { forgedTokens } from '../../../testing/forged-tokens.ts';

const now = new Date('2026-11-15T06:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
const claims = { userId: randomUUID(), sessionId: randomUUID() };
const secret = Buffer.alloc(32, 5);
let key: CryptoKey;
beforeAll(async () => {
  key = await importSigningKey(secret);
});

describe('an access token', () => {
  it('tells who it was made for, for fifteen minutes', async () => {
    const token = await signAccessToken(key, claims, now);
    expect(await readAccessToken(key, token, now)).toEqual(claims);
    expect(await readAccessToken(key, token, later(14.9))).toEqual(claims);
    expect(await readAccessToken(key, token, later(15))).toBeNull();
  });

  it('is checked once, and still ends when its time is over', async () => {
    const token = await signAccessToken(key, { ...claims, sessionId: randomUUID() }, now);
    const verify = vi.spyOn(crypto.subtle, 'verify');
    for (const minutes of [0, 1, 14])
      expect(await readAccessToken(key, token, later(minutes))).toMatchObject({ userId: claims.userId });
    expect(verify).toHaveBeenCalledTimes(1);
    expect(await readAccessToken(key, token, later(15))).toBeNull();
    const otherKey = await importSigningKey(Buffer.alloc(32, 6));
    expect(await readAccessToken(otherKey, token, now)).toBeNull();
    verify.mockRestore();
  });

  it('is worth nothing in any of 40 and more forged forms', async () => {
    const token = await signAccessToken(key, claims, now);
    const forged = forgedTokens(token, secret, now);
    expect(forged.length).toBeGreaterThanOrEqual(40);
    for (const [how, forgery] of forged) {
      expect({ how, read: await readAccessToken(key, forgery, now) }).toEqual({ how, read: null });
    }
  });
});
